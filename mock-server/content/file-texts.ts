/** What the files of the demo say that somebody may look for, by name and page. */
export const fileTexts: Record<string, readonly string[]> = {
  'report-line4.pdf': [
    `Stop of line 4 on Tuesday
Report of the maintenance team, third version.
The second press stopped itself at 05:52. The protection worked: the tool was 0.4 mm away from where the controller believed it to be.`,
    `Timeline
05:52 The press stops. 05:58 Davide Greco locks it. 06:20 The gap is measured at three points. 07:10 The spare sensor is found. 13:02 Line 4 runs again.`,
    `Cause
The bracket of the sensor had been tightened with the old torque. The drawing of the new bracket asks for 9.5 Nm; it was tightened with 12 Nm.
The bracket crept by 0.03 mm a day. At the third measuring point the clearance to the guide pillar was 0.18 mm.`,
    `What changes
Zero position at the start of every shift. Values unaveraged, one line a press. Spare sensors at the line that they belong to. Alert at 0.15 mm.`,
  ],
  'sensor-datasheet.pdf': [
    `Inductive position sensor
Measuring range 0 to 8 mm. Repeat accuracy 0.005 mm. Supply 24 V.`,
    `Mounting
Tightening torque of the bracket 9.5 Nm. Permitted temperature of the housing 70 °C. Protection class IP67.`,
  ],
  'morning-round-form.pdf': [
    `Morning round
Zero position of presses 1 to 3, oil level, air pressure 6.2 bar, light curtain. Two signatures: who measures and who reads.`,
  ],
  'timeline-tuesday.docx': [
    `Who was where on Tuesday morning. The hoist was free at 06:35; the spare sensor lay on the shelf of line 2.`,
  ],
  'recupero-calore.pdf': [
    `Recupero di calore dai compressori
Il recuperatore rende 186 kW e scalda l’acqua delle docce e della verniciatura.`,
    `Conti
Risparmio previsto: 41.300 metri cubi di gas l’anno. Rientro della spesa in 26 mesi.`,
  ],
  'gleitzeit-ergebnis.pdf': [
    `Ergebnis der Umfrage zur Gleitzeit
412 Antworten. 71 Prozent wünschen eine Kernzeit von 9:30 bis 14:00 Uhr. Der Schichtplan in der Straße 3 bleibt, wie er ist.`,
  ],
  'joint-halo-60.pdf': [
    `Joint du Halo 60
Essai d’étanchéité à 0,3 bar pendant trente minutes : aucune fuite sur vingt-quatre pièces.`,
  ],
  'checklist-incoming.pdf': [
    `Incoming goods
Check the seal, the batch number and the date. Weigh one box of ten; the tolerance is 1.5 percent.`,
  ],
  'press-hall-two.pdf': [
    `Press hall two
Paper for the board. Investment of 14.6 million euros in two steps, with a decision in March. Codename Basilisk.`,
  ],
}
