import { useId, useState, type CSSProperties } from 'react'
import { isReadableAccent, type Accent } from '../../src/design-system/tokens'
import { accentPairs } from '../../src/design-system/tokens/accent'
import { contrast, oklchToRgb } from '../../src/design-system/tokens/colour'
import './docs.css'

const lagoon: Accent = { h: 212, c: 0.095 }
const schemes = ['light', 'dark'] as const

/** Two sliders for what a customer may tune, the ratios that follow, and whether the portal would take the accent. */
export function AccentStudio() {
  const [accent, setAccent] = useState(lagoon)
  const readable = isReadableAccent(accent)
  return (
    <>
      <Slider label="--accent-h" value={accent.h} most={360} step={1} onChange={(h) => setAccent({ ...accent, h })} />
      <Slider
        label="--accent-c"
        value={accent.c}
        most={0.2}
        step={0.005}
        onChange={(c) => setAccent({ ...accent, c })}
      />
      <p role="status">
        {readable
          ? 'Every text stays readable: the portal uses it.'
          : 'A text would be too weak: the portal keeps its own accent.'}
      </p>
      <table className="tokenTable">
        <thead>
          <tr>
            <th scope="col">Pair</th>
            {schemes.map((scheme) => (
              <th key={scheme} scope="col">
                {scheme}, at least 4.5
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accentPairs.light.map(({ text, ground }, index) => (
            <tr key={`${text} ${ground}`}>
              <th scope="row">
                <code>
                  {text.slice(2)} on {ground.slice(2)}
                </code>
              </th>
              {schemes.map((scheme) => (
                <AccentCell key={scheme} scheme={scheme} index={index} accent={accent} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Slider({ label, value, most, step, onChange }: SliderProps) {
  const id = useId()
  return (
    <p className="row">
      <label htmlFor={id}>
        <code>{label}</code>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={most}
        step={step}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <output htmlFor={id}>{value}</output>
    </p>
  )
}

type SliderProps = { label: string; value: number; most: number; step: number; onChange: (value: number) => void }

function AccentCell({ scheme, index, accent }: { scheme: (typeof schemes)[number]; index: number; accent: Accent }) {
  const pair = accentPairs[scheme][index]
  if (!pair) return <td />
  const [text, ground] = pair.of(accent)
  const ratio = contrast(oklchToRgb(text), oklchToRgb(ground))
  const look: CSSProperties = {
    color: `oklch(${text.l} ${text.c} ${text.h})`,
    background: `oklch(${ground.l} ${ground.c} ${ground.h})`,
  }
  return (
    <td className="ratio" style={look}>
      {ratio.toFixed(1)} {ratio < 4.5 && '✗'}
    </td>
  )
}
