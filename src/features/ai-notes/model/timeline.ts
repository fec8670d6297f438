import type { Schemas } from '@/api'

type Note = Pick<Schemas['AiNote'], 'gaps' | 'markers'>
type Segment = Schemas['TranscriptSegment']

/** What happened at a moment: somebody spoke, wrote something down, or nothing was recorded. */
export type Moment =
  | { kind: 'words'; id: string; atMs: number; segment: Segment }
  | { kind: 'marker'; id: string; atMs: number; marker: Schemas['NoteMarker'] }
  | { kind: 'gap'; id: string; atMs: number; gap: Schemas['NoteGap'] }

/** Everything of a recording in the order in which it happened. */
export function timeline(segments: readonly Segment[], { gaps, markers }: Note): Moment[] {
  const moments: Moment[] = [
    ...segments.map((segment) => ({ kind: 'words' as const, id: segment.id, atMs: segment.startMs, segment })),
    ...markers.map((marker) => ({ kind: 'marker' as const, id: marker.id, atMs: marker.atMs, marker })),
    ...gaps.map((gap) => ({ kind: 'gap' as const, id: `gap-${gap.atMs}`, atMs: gap.atMs, gap })),
  ]
  return moments.sort((one, other) => one.atMs - other.atMs)
}
