import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Tabs, targetOfKey, type TabsProps } from './Tabs'

const items = [
  { value: 'attachments', label: 'Attachments' },
  { value: 'comments', label: 'Comments', count: 8, countLabel: '8 comments' },
  { value: 'tasks', label: 'Tasks' },
]

function Post({ activation }: Pick<TabsProps<string>, 'activation'> = {}) {
  const [value, setValue] = useState('comments')
  return (
    <Tabs
      label="Post sections"
      items={items}
      value={value}
      onValueChange={setValue}
      {...(activation && { activation })}
    >
      Here are the {value}
    </Tabs>
  )
}

const tab = (name: RegExp) => screen.getByRole('tab', { name })

describe('Tabs', () => {
  it('show the panel of the chosen tab under its name', async () => {
    render(<Post />)
    expect(screen.getByRole('tablist', { name: 'Post sections' })).toBeTruthy()
    await userEvent.click(tab(/Tasks/))
    expect(screen.getByRole('tabpanel', { name: 'Tasks' }).textContent).toBe('Here are the tasks')
  })

  it('write counts as the language of the page does', () => {
    document.documentElement.lang = 'de'
    const many = [{ value: 'tasks', label: 'Aufgaben', count: 10_000 }]
    render(<Tabs label="Teile" items={many} value="tasks" onValueChange={() => undefined} />)
    expect(tab(/Aufgaben/).textContent).toBe('Aufgaben10.000')
    document.documentElement.lang = ''
  })

  it('are one stop for Tab: the chosen one', async () => {
    render(<Post />)
    await userEvent.tab()
    expect(document.activeElement).toBe(tab(/Comments/))
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
  })

  it('open what an arrow reaches, round the ends', async () => {
    render(<Post />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(tab(/Tasks/).getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(tab(/Attachments/))
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(tab(/Tasks/))
  })

  it('wait for Enter where opening costs a request', async () => {
    render(<Post activation="manual" />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(tab(/Attachments/))
    expect(tab(/Comments/).getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard('{Enter}')
    expect(tab(/Attachments/).getAttribute('aria-selected')).toBe('true')
  })
})

describe('the keys of a row of tabs', () => {
  it('turn round with the direction of writing', () => {
    expect(targetOfKey('ArrowRight', 0, 3, false)).toBe(1)
    expect(targetOfKey('ArrowRight', 0, 3, true)).toBe(2)
    expect(targetOfKey('ArrowLeft', 0, 3, false)).toBe(2)
  })

  it('are left alone otherwise', () => {
    expect(targetOfKey('a', 0, 3, false)).toBeNull()
    expect(targetOfKey('Home', 0, 0, false)).toBeNull()
  })
})

it('open what has the focus by Space, where they wait', async () => {
  render(<Post activation="manual" />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(tab(/Comments/).getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard(' ')
  expect(tab(/Tasks/).getAttribute('aria-selected')).toBe('true')
})
