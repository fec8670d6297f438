import { contrast, type Rgb } from '../../src/design-system/tokens/colour'
import { edges, textPairs } from '../../src/design-system/tokens/pairs'
import { colourOf, declarationsFor, themeNames, type ThemeName } from '../../src/design-system/tokens/read-tokens'
import { sheet } from './tokens-of-css'
import './docs.css'

const cssOf = (rgb: Rgb) => `rgb(${rgb.map((channel) => Math.round(channel * 255)).join(' ')})`

function Cell({ theme, text, ground, least }: { theme: ThemeName; text: string; ground: string; least: number }) {
  const declarations = declarationsFor(sheet, theme)
  const [ink, surface] = [colourOf(declarations, text, theme), colourOf(declarations, ground, theme)]
  if (!ink || !surface) return <td>not a colour</td>
  const ratio = contrast(ink, surface)
  return (
    <td className="ratio" style={{ color: cssOf(ink), background: cssOf(surface) }}>
      {ratio.toFixed(1)} {ratio < least && '✗'}
    </td>
  )
}

export type ContrastTableProps = {
  /** Text needs 4.5, in high contrast 7; the edge of a control needs 3. */
  of: 'text' | 'edges'
}

/** The ratios of all pairs that the components use, computed from tokens.css while this page is drawn. */
export function ContrastTable({ of }: ContrastTableProps) {
  const least = (theme: ThemeName) => (of === 'edges' ? 3 : theme.endsWith('-hc') ? 7 : 4.5)
  return (
    <table className="tokenTable">
      <thead>
        <tr>
          <th scope="col">Pair</th>
          {themeNames.map((theme) => (
            <th key={theme} scope="col">
              {theme}, at least {least(theme)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(of === 'text' ? textPairs : edges).map(([text, ground]) => (
          <tr key={`${text} ${ground}`}>
            <th scope="row">
              <code>
                {text.slice(2)} on {ground.slice(2)}
              </code>
            </th>
            {themeNames.map((theme) => (
              <Cell key={theme} theme={theme} text={text} ground={ground} least={least(theme)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
