import type { ComponentProps } from 'react'
import { archPaths } from '../Mark'
import styles from './Splash.module.css'

/** Where each arch stands in a field of 754 by 900, how much larger than its box it is, and how strong. */
const arches = [
  { x: 380, y: -20, scale: 20, opacity: 0.26 },
  { x: -60, y: 91, scale: 20, opacity: 0.51 },
  { x: 140, y: 280, scale: 20, opacity: 0.34 },
  { x: 260, y: 420, scale: 24.7, opacity: 0.18 },
] as const

/** The mark, several times and large: what a person sees before signing in. */
export function Arches(props: ComponentProps<'svg'>) {
  return (
    <svg aria-hidden focusable="false" viewBox="0 0 754 900" preserveAspectRatio="xMidYMid slice" {...props}>
      {arches.map(({ x, y, scale, opacity }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`} className={styles.arch}>
          <path d={archPaths.outer} strokeOpacity={opacity} />
          <path d={archPaths.inner} strokeOpacity={opacity * 0.55} />
        </g>
      ))}
    </svg>
  )
}
