import type { WrittenPost } from '../types.ts'

/** The two posts that the design pictures show at the top of the feed, with the words and figures of the pictures. */
export const opening: WrittenPost[] = [
  {
    language: 'en',
    title: 'Line 4 stop on Tuesday: what we found, and what changes',
    by: 'marco-bianchi',
    community: 'quality-and-safety',
    state: 'in-review',
    likes: 24,
    excerpt:
      'The sensor on the second press had drifted by 0.4 mm. We replaced it on both shifts, and the check is now part of the morning round. The full report and the photos are attached.',
    body: `
The position sensor on the second press had drifted by 0.4 mm. We replaced it on both shifts, and the check is now part of the morning round.

## What happened
At 05:52 on Tuesday the second press of line 4 stopped itself. The protection did what it is there for: the tool was **four tenths of a millimetre** away from where the controller believed it to be, and the next stroke would have touched the guide pillar. Nobody was hurt and no part left the hall. We lost seven hours and ten minutes, and 340 reflectors were melted down.

## What we found
- The sensor bracket had been tightened with the torque of the old bracket. It crept by a few hundredths a day.
- The drift was visible in the raw values since the Thursday before. The weekly mean hid it, because presses 1 and 3 pulled it back.
- The spare sensor was in the cabinet, but on the shelf of line 2. Finding it took fifty minutes.

## What changes
1. The zero position is read at the start of every shift and written down. It takes two minutes; the form is attached.
2. The values go to the chart unaveraged, one line for each press. {table:values-line-4}
3. Spare sensors live at the line they belong to. @luca-ferrari has moved them already.

Thank you to @davide-greco and @amina-diallo, who stopped, looked and called instead of pressing reset. That is exactly what we ask for. #safety #line4
`,
    pictures: [
      {
        scene: 'press-hall',
        alternativeText: 'The press hall of line 4 in the early morning, the second press standing open',
      },
      { scene: 'sensor', alternativeText: 'The position sensor on its bracket, with the mark where it should sit' },
      { scene: 'workbench', alternativeText: 'The old and the new bracket side by side on the bench' },
      { scene: 'chart', alternativeText: 'Raw values of press 2 over ten days, leaving the band on Thursday' },
      { scene: 'cabinet', alternativeText: 'The spare parts cabinet with the new labels' },
      { scene: 'press', alternativeText: 'Press 2 running again on Tuesday afternoon' },
    ],
    files: [
      {
        name: 'report-line4.pdf',
        sizeBytes: 2_400_000,
        version: 3,
        note: 'With the third measuring point',
        by: 'marco-bianchi',
        minutesAgo: 1_500,
      },
      { name: 'values-week-47.xlsx', sizeBytes: 310_000, by: 'luca-ferrari', minutesAgo: 95 },
      { name: 'morning-round-form.pdf', sizeBytes: 184_000, version: 2, by: 'amina-diallo', minutesAgo: 1_650 },
      { name: 'sensor-datasheet.pdf', sizeBytes: 1_120_000, by: 'luca-ferrari', minutesAgo: 4_100 },
      { name: 'torque-table.xlsx', sizeBytes: 46_000, by: 'luca-ferrari', minutesAgo: 4_090 },
      { name: 'drift-ten-days.png', sizeBytes: 268_000, by: 'jonas-keller', minutesAgo: 2_900 },
      { name: 'timeline-tuesday.docx', sizeBytes: 88_000, by: 'marco-bianchi', minutesAgo: 4_300 },
    ],
    comments: [
      {
        by: 'sofia-karras',
        text: 'Did the drift show in the weekly values before Tuesday?',
        minutesAgo: 37,
        likes: 2,
        replies: [
          {
            by: 'marco-bianchi',
            text: 'Only in the raw data. @giulia-riva, can we add an alert?',
            minutesAgo: 25,
            likes: 4,
          },
        ],
      },
      {
        by: 'amina-diallo',
        text: 'For the record: the noise changed before the stop did. A dry click at the top of the stroke. We should write that into the form too.',
        minutesAgo: 35,
        likes: 9,
        replies: [
          {
            by: 'davide-greco',
            text: 'I heard it as well and thought it was the feeder. Next time I call earlier.',
            minutesAgo: 31,
            likes: 6,
          },
          {
            by: 'marco-bianchi',
            text: 'Into the form it goes, in your words. Thank you both.',
            minutesAgo: 28,
            likes: 3,
          },
        ],
      },
      {
        by: 'katharina-vogel',
        text: 'We have the same bracket on three machines in Ulm. @stefan-brandt checks the torque this afternoon, **before** the late shift.',
        minutesAgo: 24,
        likes: 5,
        replies: [
          {
            by: 'stefan-brandt',
            text: 'Two of three were at the old value. Corrected at 10:05, zero positions written down.',
            minutesAgo: 12,
            likes: 7,
          },
        ],
      },
      {
        by: 'giulia-riva',
        text: 'An alert at 0.15 mm per press would have warned us on Friday. I can have it on the board by the 27th.',
        minutesAgo: 9,
        likes: 3,
      },
    ],
  },
  {
    language: 'en',
    title: 'Spring catalogue: final proofs are here',
    by: 'sofia-karras',
    community: 'product-launches',
    state: 'approved',
    likes: 11,
    fileUnnamed: true,
    excerpt: 'Please look at pages 12 to 19 before Friday noon. Print closes the same evening.',
    body: `
Please look at pages 12 to 19 before Friday noon. Print closes the same evening.

Everything else has been read twice. The pages in question hold the new outdoor family, and three things changed after the last round: the order codes of *Halo* 40 and 60, the protection class on page 14, and the photograph on page 17, which now shows the lamp in rain instead of in front of a pool.

- If you find a wrong **figure**, write it here with the page number.
- If you find a word that you would have chosen differently, please let it live. We print 62,000 of them and the words have been to eleven languages and back.

@anna-lindqvist sends the sheets to Bergamo at six. After that, every comma costs money.
`,
    pictures: [
      { scene: 'proofs', alternativeText: 'The sheet with pages 12 to 19 on the light table, a loupe over page 15' },
    ],
    files: [
      { name: 'cover-v3.png', sizeBytes: 3_900_000, by: 'anna-lindqvist', minutesAgo: 121 },
      { name: 'proofs.pdf', sizeBytes: 18_600_000, by: 'anna-lindqvist', minutesAgo: 121 },
      { name: 'order-codes.xlsx', sizeBytes: 72_000, by: 'anna-lindqvist', minutesAgo: 120 },
    ],
    comments: [
      {
        by: 'sofia-karras',
        text: '@giulia-riva, can you confirm the wording on page 14 before we send it to print?',
        minutesAgo: 32,
        likes: 1,
      },
      {
        by: 'camille-laurent',
        text: 'Page 17 in the rain is the best picture we have printed in years. Thank you for fighting for it.',
        minutesAgo: 540,
        likes: 8,
      },
      {
        by: 'lucia-navarro',
        text: 'Page 13: the Spanish list has the old price group for Halo 60. The xlsx is right, the page is not.',
        minutesAgo: 300,
        likes: 2,
      },
    ],
  },
]
