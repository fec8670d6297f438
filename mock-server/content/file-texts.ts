/** What stands on the pages of files that speak for themselves; the others hold the words of their post. */
export const fileTexts: Readonly<Record<string, readonly string[]>> = {
  'report-line4.pdf': [
    `Stop of line 4: report of the investigation

At 05:52 the second press stopped itself. The controller and the tool disagreed by four tenths of a millimetre. Seven hours and ten minutes were lost, and 340 reflectors were melted down.

The stop was the right answer: the next stroke would have touched the guide pillar.`,
    `Measurements

The zero position was read before and after each shift for ten days. Presses 1 and 3 stayed within a band of five hundredths. Press 2 left the band on Thursday and moved on by a few hundredths a day.

The weekly mean hid this, because the other two presses pulled it back.`,
    `Cause

The bracket of the sensor had been tightened with the torque of the old bracket, 12 Nm instead of 8 Nm. The new bracket is of aluminium and crept under the load.

What follows: a torque label on each bracket, the zero position at the start of every shift, and spare sensors at the line to which they belong.`,
  ],
}
