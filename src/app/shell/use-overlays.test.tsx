import { render } from '@testing-library/react'
import { allSettled, createWatch, fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test, vi } from 'vitest'
import { tipRequested } from '@/shared/overlays'
import { endHolding, releaseRequests, useOverlays } from './use-overlays'

vi.mock('./Overlays', () => new Promise(() => undefined))

function Portal() {
  return <>{useOverlays()}</>
}

test('what is asked for before the models of the overlays are there is repeated to them, and nothing is asked twice', async () => {
  const scope = fork()
  const heard: unknown[] = []
  createWatch({ unit: tipRequested, scope, fn: ({ title }) => heard.push(title) })
  render(
    <Provider value={scope}>
      <Portal />
    </Provider>,
  )
  await allSettled(tipRequested, { scope, params: { severity: 'info', title: 'Early' } })
  endHolding()
  await allSettled(tipRequested, { scope, params: { severity: 'info', title: 'While they are drawn' } })
  expect(heard).toEqual(['Early', 'While they are drawn'])
  releaseRequests()
  expect(heard).toEqual(['Early', 'While they are drawn', 'Early'])
})
