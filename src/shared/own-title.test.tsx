import { render } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, it } from 'vitest'
import { $ownTitle, useOwnTitle } from './own-title'

function Titled({ title }: { title: string | undefined }) {
  useOwnTitle(title)
  return null
}

it('keeps the title of what covers the page, whatever the page below is called meanwhile', () => {
  const scope = fork()
  const view = (post: string | undefined, cover?: string) => (
    <Provider value={scope}>
      <Titled key="page" title={post} />
      {cover !== undefined && <Titled key="cover" title={cover} />}
    </Provider>
  )
  const { rerender } = render(view(undefined))
  expect(scope.getState($ownTitle)).toBeNull()
  rerender(view(undefined, 'Down for maintenance'))
  rerender(view('Line 4', 'Down for maintenance'))
  expect(scope.getState($ownTitle)).toBe('Down for maintenance')
  rerender(view('Line 4'))
  expect(scope.getState($ownTitle)).toBe('Line 4')
})
