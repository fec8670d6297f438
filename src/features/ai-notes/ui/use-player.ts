import { useRef, useState } from 'react'

export type Player = {
  /** Null where there is nothing to hear. */
  url: string | null
  ref: React.RefObject<HTMLAudioElement | null>
  playing: boolean
  /** Where it stands. */
  atMs: number
  playFrom: (ms: number) => void
  seek: (ms: number) => void
  toggle: () => void
  setSpeed: (speed: number) => void
  /** What the element tells of itself. */
  listeners: {
    onPlay: () => void
    onPause: () => void
    onTimeUpdate: () => void
    onSeeked: () => void
  }
}

/** The sound of a note, and where it stands. */
export function usePlayer(url: string | null): Player {
  const ref = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState(false)
  const [atMs, setAtMs] = useState(0)
  const follow = () => setAtMs((ref.current?.currentTime ?? 0) * 1_000)
  const seek = (ms: number) => {
    setAtMs(ms)
    if (ref.current) ref.current.currentTime = Math.max(0, ms) / 1_000
  }
  // A browser that lets nothing sound shows the button as it was.
  const play = () => void ref.current?.play().catch(() => setPlaying(false))
  return {
    url,
    ref,
    playing,
    atMs,
    seek,
    playFrom: (ms) => {
      seek(ms)
      if (url !== null) play()
    },
    toggle: () => {
      if (playing) ref.current?.pause()
      else play()
    },
    setSpeed: (speed) => {
      if (ref.current) ref.current.playbackRate = speed
    },
    listeners: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTimeUpdate: follow,
      onSeeked: follow,
    },
  }
}
