import { act, render, screen } from '@testing-library/react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { afterEach, expect, it } from 'vitest'
import { PageLocale } from './PageLocale'

function Locale() {
  return <output>{useLocale().locale}</output>
}

afterEach(() => {
  document.documentElement.lang = ''
})

it('speaks the language of the page and follows it', async () => {
  document.documentElement.lang = 'de-DE'
  render(
    <PageLocale>
      <Locale />
    </PageLocale>,
  )
  expect(screen.getByRole('status').textContent).toBe('de-DE')
  await act(async () => {
    document.documentElement.lang = 'el-GR'
    await Promise.resolve()
  })
  expect(screen.getByRole('status').textContent).toBe('el-GR')
})

it('takes another language where one is given, and English where none is', () => {
  const { rerender } = render(
    <PageLocale locale="pt-BR">
      <Locale />
    </PageLocale>,
  )
  expect(screen.getByRole('status').textContent).toBe('pt-BR')
  rerender(
    <PageLocale>
      <Locale />
    </PageLocale>,
  )
  expect(screen.getByRole('status').textContent).toBe('en')
})
