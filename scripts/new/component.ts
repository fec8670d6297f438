import type { Changes } from './changes.ts'
import { readName } from './names.ts'

/** A component of the design system: itself, its style, stories with guide and status, test and index. */
export function newComponent(changes: Changes, given: string | undefined): string[] {
  const { pascal } = readName(given, 'pascal')
  const folder = `src/design-system/${pascal}`
  changes.create(`${folder}/${pascal}.tsx`, component(pascal))
  changes.create(`${folder}/${pascal}.module.css`, css)
  changes.create(`${folder}/${pascal}.stories.tsx`, stories(pascal))
  changes.create(`${folder}/${pascal}.test.tsx`, test(pascal))
  changes.create(`${folder}/index.ts`, `export { ${pascal}, type ${pascal}Props } from './${pascal}'\n`)
  return [
    `Say in ${pascal}.tsx what it is, and in the guide of its stories when another component is the right one.`,
    `npm run test:stories -- --update ${pascal.toLowerCase()} takes its pictures: look at them.`,
  ]
}

const component = (name: string) => `import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './${name}.module.css'

export type ${name}Props = ComponentProps<'div'> & {
  tone?: 'neutral' | 'accent'
}

/** What a person gets from it, in one sentence. */
export function ${name}({ tone = 'neutral', className, ...rest }: ${name}Props) {
  return <div {...rest} data-tone={tone} className={clsx(styles.root, className)} />
}
`

const css = `.root {
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  color: var(--ink);
  background: var(--surface-raised);

  &[data-tone='accent'] {
    border-color: var(--accent);
  }
}
`

const stories = (name: string) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentGuide } from '../guide'
import { ${name} } from './${name}'

const guide: ComponentGuide = {
  purpose: 'What a person gets from it.',
  notFor: 'When another component is the right one, and which.',
  keyboard: [],
  accessibility: 'How it speaks to assistive technology, and what its user has to give it.',
}

const meta = {
  title: 'Components/${name}',
  tags: ['draft'],
  parameters: { guide },
  component: ${name},
  args: { children: 'Quality and safety' },
} satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Accent: Story = { args: { tone: 'accent' } }

export const German: Story = { args: { lang: 'de', children: 'Arbeitssicherheit und Qualitätsmanagement' } }

export const Greek: Story = { args: { lang: 'el', children: 'Ποιότητα και ασφάλεια' } }

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
`

const test = (name: string) => `import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ${name} } from './${name}'

it('shows its content and says by an attribute how it is meant', () => {
  render(<${name} tone="accent">Quality and safety</${name}>)
  expect(screen.getByText('Quality and safety').dataset.tone).toBe('accent')
})
`
