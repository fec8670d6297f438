import type { NoteState } from '../state/ai-notes.ts'
import type { FileBytes } from '../state/data.ts'

/** 8-bit mono at 8 kHz: one byte a sample. */
const rate = 8_000
const headBytes = 44
/** How much goes out at once: half a minute. */
const mostBytes = 256 * 1_024

/** A stretch of the made-up sound of a note: a tone for each voice while it speaks, and silence between. */
export function soundOf(
  { durationMs, segments, speakers }: NoteState,
  asked: { from: number; to: number } | null,
): { bytes: FileBytes; first: number; total: number } {
  const samples = Math.round((durationMs / 1_000) * rate)
  const total = headBytes + samples
  const first = Math.min(asked?.from ?? 0, total - 1)
  const last = Math.min(asked && asked.to > 0 ? asked.to : total - 1, first + mostBytes - 1, total - 1)
  const bytes = new Uint8Array(last - first + 1)
  const head = wavHead(samples)
  const pitchOf = new Map(speakers.map(({ id, number }) => [id, 140 + 45 * number]))
  let place = segments.findLastIndex(({ startMs }) => startMs <= momentOf(first))
  for (let index = first; index <= last; index += 1) {
    const sample = index - headBytes
    bytes[index - first] = sample < 0 ? (head[index] ?? 0) : toneAt(sample)
  }
  return { bytes, first, total }

  function toneAt(sample: number): number {
    const atMs = momentOf(sample + headBytes)
    while ((segments[place + 1]?.startMs ?? Infinity) <= atMs) place += 1
    const segment = segments[place]
    const pitch = segment && atMs < segment.endMs ? pitchOf.get(segment.speakerId) : undefined
    return pitch === undefined ? 128 : 128 + Math.round(24 * Math.sin((2 * Math.PI * pitch * sample) / rate))
  }
}

/** The moment of a byte. */
function momentOf(index: number): number {
  return ((index - headBytes) / rate) * 1_000
}

function wavHead(samples: number): Uint8Array {
  const head = new DataView(new ArrayBuffer(headBytes))
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) head.setUint8(at + index, letter.charCodeAt(0))
  }
  write(0, 'RIFF')
  head.setUint32(4, headBytes - 8 + samples, true)
  write(8, 'WAVEfmt ')
  head.setUint32(16, 16, true)
  head.setUint16(20, 1, true)
  head.setUint16(22, 1, true)
  head.setUint32(24, rate, true)
  head.setUint32(28, rate, true)
  head.setUint16(32, 1, true)
  head.setUint16(34, 8, true)
  write(36, 'data')
  head.setUint32(40, samples, true)
  return new Uint8Array(head.buffer)
}
