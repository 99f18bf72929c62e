// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ghostlight::bumpers {

/// The numbers of the computer player's judgement, tuned by self-play (tests/bench/tuning). Chances are per
/// trick, worths in points.
struct Weights {
    // How strong a hand is: the mean over its cards of (value / 10) ^ strengthPower.
    float strengthPower = 1.572F;
    float wildStrength = 0.511F; ///< a 0/10 card wins or loses as one likes
    float drawnStrength = 0.419F;

    // The chance to win a trick one wants, and one does not want, by the strength of the hand.
    float wantedBase = 0.254F;
    float wantedSlope = 1.091F;
    float unwantedBase = -0.040F;
    float unwantedSlope = 0.495F;
    float freeTricks = -0.076F; ///< wanted ones are easier for who hid the Scared card last: others keep out
    float seatPower = 0.270F;   ///< both shrink as (4 / seats) ^ seatPower

    // What else happens in a trick.
    float wildChance = 0.06F;    ///< that a seat still to play adds a 0/10 card
    float fiveChance = 0.205F;   ///< that a seat still to play adds a 5
    float endChance = 0.043F;    ///< that another seat's Scared card ends the round, for each trick so far
    float paranoiaChance = 0.0F; ///< that it does so as the last card

    // The chance that one seat after us beats a result: beatBase falls to beatLeast as the result rises.
    float beatMost = 0.686F;
    float beatMiddle = 4.722F;
    float beatSlope = 0.567F;
    float beatLeast = 0.061F;

    // What an ending is worth next to the points.
    float othersPoints = 4.516F;    ///< what another seat usually scores
    float scareGift = 0.0F;         ///< what it scores more when we end the round by a scare
    float lastTemperature = 3.964F; ///< how much luck is left in the last round, in points

    float scale = 1.2F;        ///< from points to log-odds
    float playoutNoise = 0.8F; ///< in points

    // The outlook: softmax of the scores over a temperature that grows with the rounds left. Fitted to who
    // won 3 000 games of playouts at each size of table.
    float outlookBase = 6.9F;
    float outlookPerSeat = -0.48F;
    float outlookGrowth = 1.4F; ///< as (rounds left) ^ (outlookGrowth / seats)

    // How much we read out of what others play.
    float placeReading = 1.0F; ///< of where their Scared cards lie
    float hideReading = 1.0F;  ///< of how a hand decides where to hide
};

} // namespace ghostlight::bumpers
