/** Files that turn up during the day. */
export const demoFiles: { name: string; sizeBytes: number }[] = [
  { name: 'minutes-of-the-round.pdf', sizeBytes: 240_000 },
  { name: 'values-today.xlsx', sizeBytes: 88_000 },
  { name: 'photo-of-the-board.png', sizeBytes: 900_000 },
  { name: 'offer-second-round.pdf', sizeBytes: 1_200_000 },
  { name: 'open-points.docx', sizeBytes: 64_000 },
  { name: 'sketch.png', sizeBytes: 720_000 },
]

/** Tasks that somebody hands on. */
export const demoTasks = [
  'Read the minutes and add what is missing',
  'Compare with the figures of Ulm',
  'Say yes or no to the second version',
  'Call the supplier about Thursday',
  'Write two sentences for the newsletter',
  'Check the wording with legal',
]
