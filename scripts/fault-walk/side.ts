/** Screens in one browser at a time. More of them make it slower on a machine with two cores. */
const LANES = 3

/** Does the same for each, some of them side by side: much of the time goes by with waiting. */
export async function side<One>(all: readonly One[], work: (one: One) => Promise<void>, lanes = LANES): Promise<void> {
  const waiting = all.values()
  const lane = async () => {
    for (const one of waiting) await work(one)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
