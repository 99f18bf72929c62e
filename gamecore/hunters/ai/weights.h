// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ghostlight::hunters {

/// The numbers of the policy. Fame is the unit unless something else is said.
struct Weights {
    // What is carried over to later rounds.
    float trapPerRound = 1.0F; ///< of what a Trap pays on average, for each round left
    float keepExtraDie = 1.5F; ///< Allies that may wait for a better moment, in the first round
    float keepNudge = 2.5F;
    float keepRepaint = 1.5F;
    float keepBanish = 1.5F;
    float keepBrave = 1.5F;
    float keepTrade = 1.5F;
    float keepEncore = 3.5F;
    float keepScout = 3.0F;
    float token = 0.3F; ///< one place nearer to token 1, for each round left
    // Staying.
    float option = 0.6F;    ///< the right to go on after the next roll, times what may still be gained
    float rivalPick = 0.5F; ///< how likely a seat that leaves earlier takes the Trap one wants
    // The standing: log-odds of the win per Fame are 1 / spread.
    float spreadEnd = 2.0F;   ///< when nobody rolls any more
    float spreadRound = 4.5F; ///< what a round in play adds
    float spreadLater = 6.5F; ///< what each later round adds
    float sharpness = 1.0F;   ///< log-odds of a choice per Fame
    // Playouts: log-odds to stay.
    float quickBias = -0.3F;
    float quickScale = 0.7F; ///< per Fame expected from staying
    float quickGain = 1.0F;  ///< of what Traps may gain
    float quickLoss = 1.0F;  ///< of what a bust would cost
};

} // namespace ghostlight::hunters
