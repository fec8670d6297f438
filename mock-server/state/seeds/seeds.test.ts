import { describe, expect, it } from 'vitest'
import { notificationTypeIds } from '../../../src/api/known-values.gen.ts'
import { people } from '../../content/people/index.ts'
import { writtenPosts } from '../../content/posts/index.ts'
import { plainTextOf } from '../../content/rich-text.ts'
import { isScene } from '../../pictures/scenes.ts'
import { draftProblems } from '../../views/drafts.ts'
import { tablesOf } from '../../views/tables.ts'
import { seedNames, type SeedName } from '../seed-names.ts'
import { Worlds } from '../worlds.ts'
import { seedWorld } from './index.ts'

const worlds = new Worlds(seedWorld)
const worldOf = (seed: SeedName, now?: number) => worlds.reset(`of-${seed}`, { seed, now, frozen: true })
const streamOf = (seed: SeedName) =>
  (worldOf(seed).data.personal.get('giulia-riva')?.notifications ?? []).map(({ entry }) => entry).reverse()

describe('the demo organisation', () => {
  it('has sixty people in six countries, and those whom the specification tells apart', () => {
    expect(people).toHaveLength(60)
    expect(new Set(people.map(({ place }) => place.split(', ')[1])).size).toBe(6)
    for (const mark of ['privateProfile', 'deleted', 'blocked', 'unreachable'] as const) {
      expect(people.filter((person) => person[mark])).toHaveLength(1)
    }
    expect(new Set(people.map(({ id }) => id)).size).toBe(60)
  })

  it('has two hundred posts with titles of their own in communities and by people that exist', () => {
    const { data } = worldOf('default')
    expect(writtenPosts).toHaveLength(200)
    expect(new Set(writtenPosts.map(({ title }) => title)).size).toBe(200)
    for (const { by, community, pictures = [], comments = [] } of writtenPosts) {
      expect(data.people.has(by), by).toBe(true)
      expect(data.communities.has(community), community).toBe(true)
      for (const { scene } of pictures) expect(isScene(scene), scene).toBe(true)
      for (const comment of comments) expect(data.people.has(comment.by), comment.by).toBe(true)
    }
  })

  it('leaves no markup in the words that people read', () => {
    const { data } = worldOf('default')
    const texts = [...data.feed, ...data.comments.values()].map(({ content }) => content.plain)
    const leftovers = texts.flatMap((text) => text.match(/\*\*|\{table:|(?:^|\s)@[a-z]+-[a-z]+|\]\(/g) ?? [])
    expect(leftovers).toEqual([])
  })

  it('tells the first person things of every kind within the last weeks', () => {
    const stream = streamOf('default')
    expect(stream).toHaveLength(64)
    expect(new Set(stream.map(({ typeId }) => typeId))).toEqual(new Set(notificationTypeIds))
  })

  it('puts only posts, comments and tasks that exist into notifications, unless it says that they are gone', () => {
    const { data } = worldOf('default')
    for (const { entry } of data.personal.get('giulia-riva')?.notifications ?? []) {
      expect(data.posts.has(entry.post?.id ?? '') || entry.post?.removed, entry.typeId).toBe(true)
      if (entry.comment) expect(data.comments.get(entry.comment.id)?.deleted, entry.typeId).toBe(entry.comment.deleted)
      if (entry.task) expect(data.tasks.has(entry.task.id), entry.typeId).toBe(true)
    }
  })

  it('has a hashtag that is deleted and a community that wants none', () => {
    const { data } = worldOf('default')
    expect([...data.hashtags.values()].filter(({ deleted }) => deleted)).toHaveLength(1)
    expect([...data.communities.values()].filter(({ hashtagsDisabled }) => hashtagsDisabled)).toHaveLength(1)
  })
})

describe('what the default world holds beside the ordinary', () => {
  const { data } = worldOf('default')
  const posts = data.feed
  const comments = [...data.comments.values()]
  const isGone = ({ authorId }: { authorId: string }) => data.people.get(authorId)?.deleted === true

  it('a post that still carries a hashtag that was deleted', () => {
    const [carrying] = posts.filter(({ hashtagIds }) => hashtagIds.includes('oldchecklist'))
    expect(carrying?.content.delta.ops).toContainEqual({
      insert: { hashtag: { id: 'oldchecklist', name: 'oldchecklist' } },
    })
    expect(data.hashtags.get('oldchecklist')).toMatchObject({ deleted: true, count: 1 })
  })

  it('a post and a comment by somebody whose account is gone', () => {
    expect(posts.filter(isGone).map(({ title }) => title)).toEqual(['Turni di dicembre: la bozza è appesa'])
    expect(comments.filter(isGone).map(({ content }) => content.plain)).toContainEqual(
      expect.stringContaining('I mattoni li ho numerati io'),
    )
  })

  it('a comment that was edited after it was written', () => {
    const edited = comments.filter(({ editedAt }) => editedAt !== null)
    expect(edited).toHaveLength(1)
    expect(edited.every(({ createdAt, editedAt }) => (editedAt ?? 0) > createdAt)).toBe(true)
  })

  it('a picture that is mere decoration', () => {
    expect(posts.flatMap(({ images }) => images).filter(({ alternativeText }) => alternativeText === '')).toHaveLength(
      1,
    )
  })

  it('events in zones of their own, without a zone, and of a whole day', () => {
    const times = Object.fromEntries(posts.flatMap(({ title, event }) => (event ? [[title.slice(0, 12), event]] : [])))
    expect(times['Nuova pressa']?.startAt).toEqual({
      zonedDatetime: '2026-12-01T04:00:00+01:00',
      timeZone: 'Europe/Rome',
    })
    expect(times['Parada de ma']?.startAt).toEqual({
      zonedDatetime: '2026-12-18T07:00:00-03:00',
      timeZone: 'America/Sao_Paulo',
    })
    expect(times['Betriebsvers']).toMatchObject({ allDay: false, startAt: { localDatetime: '2026-11-30T13:30' } })
    expect(times['Sabato apert']).toMatchObject({ allDay: true, startAt: { localDatetime: '2026-12-14T00:00' } })
  })

  it('tables that are named by their titles', () => {
    const inserts = posts.flatMap(({ content }) => content.delta.ops.map(({ insert }) => insert))
    const named = inserts.flatMap((insert) => (typeof insert === 'object' && insert.table ? [insert.table] : []))
    expect(named.length).toBeGreaterThan(0)
    for (const { id, name } of named) expect(name).toBe(data.tables.get(id)?.title)
  })
})

it('crowded has a draft that is as large as a post may be, and could be published', async () => {
  const { data } = worldOf('crowded')
  const largest = [...data.drafts.values()].find(({ fields }) => fields.title === 'Everything about every hall')
  const { fields, postId = '' } = largest ?? {}
  const post = data.posts.get(postId)
  if (!fields || !post) throw new Error('it is not there')
  expect(plainTextOf(fields.content).length).toBeGreaterThan(99_900)
  expect([fields.imageIds?.length, tablesOf(data, fields.content).length]).toEqual([30, 20])
  expect(draftProblems(data, post, fields)).toEqual([])
})

describe('a seed', () => {
  it.each(seedNames)('%s makes the same world each time', (seed) => {
    const one = JSON.stringify(streamOfWorld(seed))
    const two = JSON.stringify(streamOfWorld(seed))
    expect(two).toBe(one)
  })

  it.each([0, 6, 13, 23.9])('counts back from its own now, so nothing lies in the future (%s h UTC)', (hours) => {
    const now = Date.parse('2027-03-01T00:00:00Z') + hours * 3_600_000
    const { data } = worldOf('default', now)
    const late = [...data.feed, ...data.comments.values()].filter(({ createdAt }) => createdAt > now)
    expect(late).toEqual([])
    expect(data.feed[0]?.number).toBe(1042)
    expect(data.feed[1]?.number).toBe(1039)
    const stream = data.personal.get('giulia-riva')?.notifications ?? []
    expect(stream.at(-1)?.entry.typeId).toBe('status-change')
    expect(stream.every(({ entry }) => Date.parse(entry.timestamp) <= now)).toBe(true)
  })

  it('one-of-each holds every kind once, and the special forms beside them', () => {
    const stream = streamOf('one-of-each')
    for (const typeId of notificationTypeIds) expect(stream.map((entry) => entry.typeId)).toContain(typeId)
    expect(stream).toHaveLength(notificationTypeIds.length + 4)
    expect(stream.find(({ firstPostWorkflowOperationDetail }) => firstPostWorkflowOperationDetail)).toMatchObject({
      aggregated: true,
      firstPostWorkflowOperationDetail: { fromState: { name: 'Draft' } },
      lastPostWorkflowOperationDetail: { toState: { name: 'Approved' } },
    })
    expect(stream.some(({ typeId }) => typeId === 'canteen-menu')).toBe(true)
    expect(stream.some(({ comment }) => comment?.deleted)).toBe(true)
    expect(stream.some(({ routerLink }) => routerLink === '/search-v2')).toBe(true)
  })

  it('empty has people who can sign in and nothing to read', () => {
    const { data } = worldOf('empty')
    expect(data.feed).toEqual([])
    expect(data.auth.accounts.has('giulia.riva')).toBe(true)
    expect(streamOf('empty')).toEqual([])
  })

  it('single-home, no-assistant, messages and carousel differ in what they are named for', () => {
    expect(worldOf('default').data.personal.get('giulia-riva')?.homes.length).toBeGreaterThan(1)
    expect(worldOf('single-home').data.personal.get('giulia-riva')?.homes).toHaveLength(1)
    expect(worldOf('no-assistant').data.installation.environment.installedFeatures.aiAssistant).toBe(false)
    expect(worldOf('messages').data.installation.messages.length).toBeGreaterThan(1)
    expect(JSON.parse(worldOf('carousel').data.installation.carousel)).toHaveProperty('slides')
    expect(worldOf('default').data.installation.carousel).toBe('')
  })
})

function streamOfWorld(seed: SeedName): unknown {
  const { data } = worldOf(seed)
  return {
    notifications: [...data.personal].map(([id, { notifications }]) => [id, notifications.slice(-50)]),
    posts: data.feed
      .slice(0, 300)
      .map(({ id, createdAt, likedBy, comments }) => [
        id,
        createdAt,
        [...likedBy],
        comments.map((c) => [c.id, c.authorId, c.createdAt]),
      ]),
  }
}
