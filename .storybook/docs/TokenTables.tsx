import type { CSSProperties } from 'react'
import { hues } from '../../src/design-system/Avatar'
import { namesOf, sheet } from './tokens-of-css'
import './docs.css'

const isColour = (name: string) => /light-dark|var\(/.test(sheet.root.get(name) ?? '')

/** Each colour in both schemes, as a page in that scheme sees it. */
export function Colours({ prefixes }: { prefixes: string[] }) {
  return (
    <table className="tokenTable">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {namesOf(...prefixes)
          .filter(isColour)
          .map((name) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              {['light', 'dark'].map((scheme) => (
                <td key={scheme} style={{ colorScheme: scheme }}>
                  <span className="swatch" style={{ background: `var(${name})` }} />
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  )
}

/** The eight colours of people and communities: wash with ink, and the solid swatch. */
export function Hues() {
  return (
    <div className="row">
      {hues.map((hue) => (
        <figure key={hue} data-hue={hue}>
          <span className="swatch" style={{ color: 'var(--hue-ink)', background: 'var(--hue-wash)' }}>
            Aa
          </span>
          <span className="swatch" style={{ background: 'var(--hue-solid)' }} />
          <figcaption>{hue}</figcaption>
        </figure>
      ))}
    </div>
  )
}

/** The tokens that a high-contrast twin has other values for. */
export function HighContrast() {
  return (
    <table className="tokenTable">
      <tbody>
        {[...sheet.highContrast].map(([name, value]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{value}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Drawing = 'text' | 'space' | 'radius' | 'shadow' | 'value'

const drawings: Record<Drawing, (name: string) => CSSProperties> = {
  text: (name) => ({ fontSize: `var(${name})` }),
  space: (name) => ({ inlineSize: `var(${name})`, blockSize: 12, background: 'var(--accent)' }),
  radius: (name) => ({
    inlineSize: 64,
    blockSize: 40,
    borderRadius: `var(${name})`,
    border: '1px solid var(--line-strong)',
  }),
  shadow: (name) => ({
    inlineSize: 96,
    blockSize: 48,
    boxShadow: `var(${name})`,
    background: 'var(--surface-overlay)',
  }),
  value: () => ({}),
}

/** Every other token: its name, what the file says, and a drawing where there is something to see. */
export function Values({ prefixes, draw = 'value' }: { prefixes: string[]; draw?: Drawing }) {
  return (
    <table className="tokenTable">
      <tbody>
        {namesOf(...prefixes).map((name) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{sheet.root.get(name)}</code>
            </td>
            {draw !== 'value' && (
              <td>
                <div style={drawings[draw](name)}>{draw === 'text' && 'Line 4 stop on Tuesday'}</div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
