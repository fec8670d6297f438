/** The moment at which every story happens: that of the design's pictures, 11:17 in Rome. */
export const storyNow = Date.parse('2026-11-20T10:17:00Z')

const RealDate = Date

/** The time of the stories stands still, so that "5 min ago" is the same in every picture. Timers go on. */
class StillDate extends RealDate {
  constructor(...parts: []) {
    super(...(parts.length === 0 ? ([storyNow] as unknown as []) : parts))
  }
  static override now(): number {
    return storyNow
  }
}

globalThis.Date = StillDate as DateConstructor
