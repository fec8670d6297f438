import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWatch, fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notificationTypeIds } from '@/api/known-values.gen'
import { examples } from '@/api/examples.gen'
import { createPortalIntl, IntlProvider, LANGUAGE_CODES, loadCatalogue } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { attachmentsOf, authorsOf, type Notification } from '../notification'
import { notificationOpened, readClicked } from '../marks'
import { NotificationRow } from './NotificationRow'
import { useFormatTime, useRowActions } from './row-hooks'

const stream = examples.getNotificationsStream
type ExampleName = keyof typeof stream

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:17:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function example(name: ExampleName): Notification {
  const [first] = stream[name].notifications
  if (!first) throw new Error(`The example ${name} is empty`)
  return first
}

function Row(props: { notification: Notification; read: boolean; unavailable: boolean }) {
  return <NotificationRow {...props} day={undefined} actions={useRowActions()} formatTime={useFormatTime()} />
}

const english = createPortalIntl('en', {}, 'Europe/Rome')

function row(notification: Notification, props: { read?: boolean; unavailable?: boolean } = {}, intl = english) {
  const scope = fork()
  const happened: string[] = []
  createWatch({ unit: notificationOpened, scope, fn: (id) => happened.push(`opened ${id}`) })
  createWatch({ unit: readClicked, scope, fn: (id) => happened.push(`read ${id}`) })
  createWatch({ unit: tipRequested, scope, fn: ({ severity }) => happened.push(`tip ${severity}`) })
  render(
    <IntlProvider intl={intl}>
      <Provider value={scope}>
        <Row notification={notification} read={false} unavailable={false} {...props} />
      </Provider>
    </IntlProvider>,
  )
  return { happened, item: screen.getByRole('article') }
}

it('says that it is unknown when something happened at no moment', () => {
  const { item } = row({ ...example('comment'), timestamp: 'yesterday' })
  expect(within(item).getByText('unknown').tagName).toBe('TIME')
})

describe('each kind has its own sentence', () => {
  type Named = { by: string; post: string; task: string; community: string; id: string; files: number }

  it.each<[ExampleName, (named: Named) => string]>([
    ['attachmentAdd', ({ by, files, post }) => `${by} added ${files} attachments to ${post}`],
    ['attachmentRemove', ({ by, post }) => `${by} removed an attachment from ${post}`],
    ['attachmentNewVersion', ({ by, post }) => `${by} added a new version of an attachment to ${post}`],
    ['comment', ({ by, post }) => `${by} commented on ${post}`],
    ['commentRemove', ({ by, post }) => `${by} removed a comment from ${post}`],
    ['commentMention', ({ by }) => `${by} mentioned you in a comment`],
    ['commentLike', ({ by, post }) => `${by} like your comment on ${post}`],
    ['postComment', ({ by, post }) => `${by} commented on your post ${post}`],
    ['commentReply', ({ by }) => `${by} replied to your comment`],
    ['statusChange', ({ by, post }) => `${by} changed the status of ${post}`],
    ['screenDataEdit', ({ by, post }) => `${by} edited the dates of ${post}`],
    ['screenDataEditEverything', ({ by, post }) => `${by} edited ${post}`],
    ['taskCreate', ({ by, task }) => `${by} created the task ${task}`],
    ['taskEdit', ({ by, task }) => `${by} edited the dates of the task ${task}`],
    ['taskCopy', ({ by, task }) => `${by} copied the task ${task}`],
    ['taskDelete', ({ by, task }) => `${by} deleted the task ${task}`],
    ['taskComment', ({ by, task }) => `${by} commented on the task ${task}`],
    ['taskMention', ({ by, task }) => `${by} mentioned you in the task ${task}`],
    ['taskAssign', ({ by, task }) => `${by} assigned you the task ${task}`],
    ['taskAttachment', ({ by, task }) => `${by} added an attachment to the task ${task}`],
    ['taskReopened', ({ by, task }) => `${by} reopened the task ${task}`],
    ['taskClosed', ({ by, task }) => `${by} closed the task ${task}`],
    ['taskDeleted', ({ by, task }) => `The task ${task} does not exist any more; it was deleted by ${by}`],
    ['eventStaffInvitation', ({ by, post }) => `${by} invited you to be on the staff of ${post}`],
    ['feedbackTaskStatusChange', ({ by, task }) => `${by} changed the status of the feedback task ${task}`],
    ['postRemove', ({ by, post }) => `${by} removed ${post}`],
    ['postCreation', ({ by, post, community }) => `${by} published ${post} in ${community}`],
    ['activityAssigned', ({ by, post }) => `${by} assigned you the sub-activity ${post}`],
    ['activityEdit', ({ by, post }) => `${by} edited the sub-activity ${post}`],
    ['postAttachmentsEdit', ({ by, post }) => `${by} edited the attachments of ${post}`],
    ['unknownType', ({ id }) => `Something this portal does not know yet: survey-answered (${id})`],
    ['manyAuthors', ({ by, post }) => `${by} like your comment on ${post}`],
    ['authorAsOneUser', ({ by, post }) => `${by} commented on your post ${post}`],
  ])('%s', (name, sentence) => {
    const notification = example(name)
    const { item } = row(notification, { read: true })
    const [author, ...others] = authorsOf(notification)
    const more = others.length === 0 ? '' : ` and ${others.length} ${others.length === 1 ? 'other' : 'others'}`
    const named: Named = {
      by: `${author?.fullName}${more}`,
      post: notification.post?.title ?? '',
      task: notification.task?.title ?? '',
      community: notification.community?.name ?? '',
      id: notification.id,
      files: attachmentsOf(notification).length,
    }
    expect(item.querySelector('p, a')?.textContent?.trim()).toBe(sentence(named))
  })

  it('taskReminder, with the time where the reader is', () => {
    const expiration = { zonedDatetime: '2026-11-17T06:00:00-05:00', timeZone: 'America/New_York' }
    const task = { id: 't1', title: 'Check press 1', deleted: false, expiration }
    const { item } = row({ ...example('taskReminder'), task }, { read: true })
    expect(item.querySelector('p, a')?.textContent?.trim()).toBe('The task Check press 1 is due: 17 November at 12:00')
  })

  it('taskReminder without an end', () => {
    const task = { id: 't1', title: 'Check press 1', deleted: false, expiration: null }
    const { item } = row({ ...example('taskReminder'), task }, { read: true })
    expect(item.querySelector('p, a')?.textContent?.trim()).toBe('The task Check press 1 waits for you')
  })

  it.each(LANGUAGE_CODES)('and no two kinds share one in %s', async (code) => {
    const intl = createPortalIntl(code, await loadCatalogue(code), 'Europe/Rome')
    const sentences = notificationTypeIds.map((typeId) => {
      const { item } = row({ ...example('statusChange'), typeId }, {}, intl)
      const sentence = item.querySelector('p, a')?.textContent
      cleanup()
      return sentence
    })
    expect(new Set(sentences).size).toBe(notificationTypeIds.length)
  })
})

describe('what changed', () => {
  const changed = (name: ExampleName) => {
    const { item } = row(example(name))
    return item.querySelector(':is(p, a) + div')?.textContent?.replaceAll(/\s+/g, ' ').trim()
  }

  it('is a status before and after', () => {
    expect(changed('statusChange')).toBe('from Draft to In review')
  })

  it('is the first and the last status of several, with an ellipsis', () => {
    expect(changed('statusChangeAggregated')).toBe('from Draft… to Published')
  })

  it('is an old date struck through and a new one', () => {
    const { item } = row(example('screenDataEdit'))
    expect(item.querySelector('del')?.textContent).toBe('18 Nov 2026')
    expect(item.querySelector('ins')?.textContent).toBe('25 Nov 2026')
  })

  it('is each value of an edit with its name, before and after', () => {
    const assignee = example('screenDataEditEverything').postDataChangedValues?.assignee
    expect(changed('screenDataEditEverything')).toBe(
      [
        'Start from 16 Nov 2026 to 23 Nov 2026',
        'End from no date to 11 Dec 2026',
        `Responsible from ${assignee?.old?.type === 'user' && assignee.old.user.fullName} to ${assignee?.new?.type === 'group' && assignee.new.group.name}`,
        'Priority from none to urgent',
      ].join(''),
    )
  })

  it('is two files by name and the number of the others', () => {
    const [first, second, ...others] = attachmentsOf(example('attachmentAdd'))
    expect(changed('attachmentAdd')).toBe(`${first?.name}${second?.name}+${others.length}`)
  })

  it('is quoted when somebody said it', () => {
    row(example('commentReply'))
    screen.getByText(`“${example('commentReply').descriptionPlainText}”`)
  })
})

describe('opening', () => {
  it('is a real link to the part of the post, and marks the entry read', async () => {
    const { happened } = row(example('commentMention'))
    const link = screen.getByRole('link')
    expect(link.getAttribute('href')).toBe(
      `/post/${example('commentMention').post?.id}?entity=comments&commentId=${example('commentMention').comment?.id}`,
    )
    await userEvent.click(link)
    expect(happened).toEqual([`opened ${example('commentMention').id}`])
  })

  it('follows the address of the server', () => {
    row(example('routerLink'))
    expect(screen.getByRole('link').getAttribute('href')).toBe('/search-v2?q=%22line+4%22&filter=saved-12')
  })

  it('says what the server worded itself, also for a kind that has a sentence', () => {
    const { item } = row({
      ...example('routerLink'),
      typeId: 'activity-assigned',
      title: 'You are invited: Light and building fair',
    })
    within(item).getByText('You are invited: Light and building fair')
  })

  it('is not offered for a removed post', () => {
    const { item } = row(example('postRemove'), { read: true })
    expect(within(item).queryByRole('link')).toBeNull()
    expect(within(item).queryByRole('button')).toBeNull()
  })

  it('says so when the entry does not name its post', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { happened } = row(example('withoutPost'), { read: true })
    await userEvent.click(screen.getByRole('button'))
    expect(happened).toContain('tip error')
    expect(vi.mocked(console.error).mock.calls[0]?.[1]).toMatchObject({ message: 'missing required post id' })
  })

  it('is not offered any more when the target turned out to be gone', () => {
    row(example('comment'), { unavailable: true })
    expect(screen.queryByRole('link')).toBeNull()
    screen.getByText('No longer available')
  })
})

it('is marked read by its dot alone', async () => {
  const { happened } = row(example('comment'))
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }))
  expect(happened).toEqual([`read ${example('comment').id}`])
})

it('is marked read by a press on it where it leads nowhere, and stays where it is', async () => {
  const { happened, item } = row(example('postRemove'))
  await userEvent.click(within(item).getByText(/removed/))
  expect(happened).toEqual([`read ${example('postRemove').id}`])
  expect(document.activeElement).toBe(item)
  await userEvent.click(within(item).getByRole('button', { name: 'Mark as read' }))
  expect(happened).toHaveLength(2)
})

it('carries no dot once it is read', () => {
  row(example('comment'), { read: true })
  expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull()
})

it('says how long ago it was today, and the time of day before', () => {
  const at = (timestamp: string) => {
    const { item } = row({ ...example('comment'), timestamp })
    const words = item.querySelector('time')?.textContent
    cleanup()
    return words
  }
  expect(at('2026-11-20T10:17:00Z')).toBe('now')
  expect(at('2026-11-20T10:12:00Z')).toBe('5 min')
  expect(at('2026-11-20T08:10:00Z')).toBe('2 h')
  expect(at('2026-11-19T16:40:00Z')).toBe('17:40')
})

it('a file opens all files of the entry large, beginning with itself, and marks the entry read without opening it', async () => {
  const notification = example('postAttachmentsEdit')
  const files = attachmentsOf(notification)
  const second = files[1]
  if (!second) throw new Error('The example has one file only')
  const { happened, item } = row(notification)
  await userEvent.click(within(item).getByRole('button', { name: second.name }))
  const gallery = await screen.findByRole('dialog', { name: 'Attached files' })
  expect(within(gallery).getByText(`2 of ${files.length}`, { exact: false })).toBeTruthy()
  expect(happened).toEqual([`read ${notification.id}`])
})
