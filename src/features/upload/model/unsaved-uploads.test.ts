import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { signedOut } from '@/features/session'
import { $lostByReload } from '@/shared/unsaved-work'
import { announceFx, listFx } from '../api/effects'
import './sending'
import './unsaved-uploads'
import { $uploads, filesAdded, filesRefused, removeClicked } from './uploads'

const post = { postId: 'p-1042', postTitle: 'Line 4' }
const file = (name: string) => new File(['hello'], name)

/** A portal whose server never answers. */
function portal() {
  const never = () => new Promise<never>(() => undefined)
  const scope = fork({
    handlers: [
      [listFx, never],
      [announceFx, never],
    ],
  })
  const lost = () =>
    scope.getState($lostByReload).map(({ what }) => (typeof what === 'object' && 'values' in what ? what.values : what))
  return { scope, lost }
}

it('names each file that would be lost with the page, until it is given up or the person signs out', async () => {
  const { scope, lost } = portal()
  void allSettled(filesAdded, { scope, params: { ...post, files: [file('a.txt'), file('b.txt')] } })
  expect(lost()).toEqual([{ name: 'a.txt' }, { name: 'b.txt' }])
  void allSettled(removeClicked, { scope, params: scope.getState($uploads)[0]?.key ?? '' })
  expect(lost()).toEqual([{ name: 'b.txt' }])
  void allSettled(signedOut, { scope })
  expect(lost()).toEqual([])
})

it('does not mind what is not taken at all', async () => {
  const { scope, lost } = portal()
  await allSettled(filesRefused, { scope, params: { ...post, rejected: [{ file: file('a.txt'), problem: 'empty' }] } })
  expect(lost()).toEqual([])
})
