// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ghostlight::hunters {

/// The numbers of the policy. Fame is the unit unless something else is said.
struct Weights {
    // What is carried over to later rounds. The Allies: in the first round, fitted like estimate.h's tables.
    float trapPerRound = 1.0F; ///< of what a Trap pays on average
    float keepExtraDie = 1.5F;
    float keepNudge = 3.0F;
    float keepRepaint = 1.5F;
    float keepBanish = 0.7F;
    float keepBrave = 2.0F;
    float keepTrade = 0.9F;
    float keepEncore = 4.3F;
    float keepScout = 2.9F;
    float token = 0.4F; ///< one place nearer to token 1
    // Staying.
    float option = 0.6F;     ///< the right to go on after the next roll, times what may still be gained
    float rivalPick = 0.75F; ///< how likely a seat that leaves earlier takes the Trap one wants
    // The standing: how far Fame still wanders. The likeliest softmax of the winners of those games.
    float spreadEnd = 0.6F;     ///< when nobody rolls any more
    float spreadRound = 3.5F;   ///< with one round to come
    float spreadGrowth = 0.27F; ///< with more of them, as a power of their number
    float sharpness = 1.0F;     ///< log-odds of a choice per Fame
    // Playouts: log-odds to stay.
    float quickBias = -0.3F;
    float quickScale = 2.0F; ///< per Fame expected from staying
    float quickGain = 1.2F;  ///< of what Traps may gain
    float quickLoss = 1.2F;  ///< of what a bust would cost
};

} // namespace ghostlight::hunters
