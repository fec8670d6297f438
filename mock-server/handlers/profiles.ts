import { readPicture } from '../files/picture.ts'
import { factsOf, skillCalled } from '../content/people/facts.ts'
import type { Person, PersonEdits } from '../content/people/index.ts'
import { timeZones } from '../content/time-zones.ts'
import type { Schemas } from '../schemas.ts'
import { Clocks, later } from '../state/availability.ts'
import { nextId } from '../state/data.ts'
import { folded, wordsOf } from '../state/folding.ts'
import type { TaskState } from '../state/tasks.ts'
import { instant } from '../state/times.ts'
import { belongsTo, communitySummary, mayKnow, mayRead } from '../views/communities.ts'
import {
  managedFields,
  managersOf,
  personById,
  personSummary,
  profileTokenOf,
  profileView,
  reportsOf,
} from '../views/directory.ts'
import { currentUser, hides, maySee } from '../views/people.ts'
import { mayReadPost } from '../views/reading.ts'
import { pageOf, placeByName } from './people.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { found, invalid, Refusal, refusals } from './refusals.ts'

/** The most bytes and pixels of a photo, and the fewest. */
const photo = { bytes: 512_000, most: 2_048, fewest: 256 }

/** The page of a person, and what people change of their own. */
export function profileRoutes(app: PortalApp): void {
  app.get('/internal/v2/users/:userId/profile', (call) => {
    const { world, viewer } = call.var
    return call.json<Schemas['Profile']>(profileView(world.data, personOf(call), viewer, new Clocks(world.clock.now())))
  })

  app.get('/internal/v2/users/:userId/in-common', (call) => {
    const { world, viewer } = call.var
    const person = personOf(call)
    const { communities, groups } = world.data
    const other = person.id !== viewer.id && maySee(person, viewer)
    const shared =
      other && !hides(person, viewer, 'communities')
        ? [...communities.values()].filter(
            (one) => mayRead(one, viewer) && belongsTo(one, viewer) && belongsTo(one, person),
          )
        : []
    const both = other
      ? [...groups.values()].filter(
          ({ deleted, memberIds }) => !deleted && memberIds.includes(person.id) && memberIds.includes(viewer.id),
        )
      : []
    const tasks = other ? tasksOfBoth(call, person) : []
    return call.json<Schemas['InCommon']>({
      communities: shared.slice(0, 20).map(({ id }) => communitySummary(world.data, id)),
      groups: both.slice(0, 20).map(({ id, name, memberIds }) => ({ id, name, membersCount: memberIds.length })),
      totalCount: shared.length + both.length + tasks.length,
      openTasks: tasks.slice(0, 5).map(({ id, title, postId, dueAt }) => ({
        id,
        title,
        postId,
        dueAt: dueAt === null ? null : instant(dueAt),
      })),
    })
  })

  app.get('/internal/v2/users/:userId/communities', (call) => {
    const { world, viewer } = call.var
    const person = personOf(call)
    const shown = maySee(person, viewer) && !hides(person, viewer, 'communities')
    const communities = [...world.data.communities.values()]
      .filter((one) => shown && belongsTo(one, person) && mayKnow(one, viewer))
      .map(({ id, name }) => ({ id, order: `${folded(name)} ${id}` }))
      .sort((one, other) => (one.order < other.order ? -1 : 1))
    const { page, nextPageToken } = pageOf(call, communities)
    return call.json<Schemas['UserCommunitiesPage']>({
      communities: page.map(({ id }) => communitySummary(world.data, id)),
      totalCount: communities.length,
      nextPageToken,
    })
  })

  app.get('/internal/v2/users/:userId/reporting-line', (call) => {
    const { world, viewer } = call.var
    const person = personOf(call)
    const clocks = new Clocks(world.clock.now())
    const managers = maySee(person, viewer) ? managersOf(world.data, person) : []
    return call.json<Schemas['ReportingLine']>({
      managers: managers.map((manager) => personSummary(world.data, manager, viewer, clocks)),
    })
  })

  app.get('/internal/v2/users/:userId/reports', (call) => {
    const { world, viewer } = call.var
    const person = personOf(call)
    const clocks = new Clocks(world.clock.now())
    const reports = (maySee(person, viewer) ? reportsOf(world.data, person) : [])
      .map((report) => ({ person: report, order: placeByName(report) }))
      .sort((one, other) => (one.order < other.order ? -1 : 1))
    const { page, nextPageToken } = pageOf(call, reports)
    return call.json<Schemas['PeoplePage']>({
      people: page.map((one) => personSummary(world.data, one.person, viewer, clocks)),
      totalCount: reports.length,
      nextPageToken,
    })
  })

  app.patch('/internal/v2/users/:userId', async (call) => {
    const { world, viewer } = call.var
    const person = oneself(call)
    const { occToken, ...change } = await call.req.json<Schemas['ProfileChange']>()
    const view = (of: Person) => profileView(world.data, of, viewer, new Clocks(world.clock.now()))
    if (managedFields.some((field) => Object.hasOwn(change, field))) throw new Refusal(refusals.fieldManaged)
    if (occToken !== profileTokenOf(person)) {
      const title = 'The profile has changed in the meantime'
      throw new Refusal({ ...refusals.occConflict, title, current: view(person) })
    }
    const { skills, spokenLanguages, workingHours, hiddenFields, privateProfile, ...words } = change
    const changed = edit(call, person, {
      ...cleaned(words),
      ...(skills && { skills: inVocabulary(call, skills) }),
      ...(spokenLanguages && { languages: spokenLanguages as NonNullable<PersonEdits['languages']> }),
      ...(workingHours && { hours: workingHours }),
      ...(hiddenFields && { hidden: hiddenFields }),
    })
    if (privateProfile !== undefined) changed.privateProfile = privateProfile
    return call.json<Schemas['Profile']>(profileView(world.data, changed, changed, new Clocks(world.clock.now())))
  })

  app.put('/internal/v2/users/:userId/photo', async (call) => {
    const { data } = call.var.world
    const person = oneself(call)
    const bytes = new Uint8Array(await call.req.arrayBuffer())
    if (bytes.length > photo.bytes) throw refusedPhoto('image-too-large', 'must have at most 500 kB')
    const head = readPicture(bytes)
    if (!head || !/jpeg|webp/.test(head.mimeType))
      throw refusedPhoto('image-unreadable', 'must be a whole JPEG or WebP')
    if (Math.min(head.width, head.height) < photo.fewest)
      throw refusedPhoto('image-too-small', `must have at least ${photo.fewest} pixels each way`)
    if (Math.max(head.width, head.height) > photo.most)
      throw refusedPhoto('image-too-large', `must have at most ${photo.most} pixels each way`)
    const id = nextId(data, 'photo')
    data.pictures.set(id, { bytes, mimeType: head.mimeType })
    return photoAnswer(call, edit(call, person, { photo: id }))
  })

  app.delete('/internal/v2/users/:userId/photo', (call) =>
    photoAnswer(call, edit(call, oneself(call), { photo: null })),
  )

  app.put('/internal/v2/users/:userId/absence', async (call) => {
    const { world, viewer } = call.var
    const person = oneself(call)
    const change = await call.req.json<Schemas['AbsenceChange']>()
    const clocks = new Clocks(world.clock.now())
    const today = clocks.wall(factsOf(person).timeZone).date
    const begun = world.data.absences.get(person.id)?.from
    const { from, to, note, deputyId } = change
    if (to < from) throw invalid('/to', 'end-before-start', 'must not be before the first day')
    // One that has begun may still be changed: its first day stays.
    if (from < today && from !== begun)
      throw invalid('/from', 'absence-in-past', 'must not be in the past', 'absence-in-past')
    if (to < today) throw invalid('/to', 'absence-in-past', 'must not be in the past', 'absence-in-past')
    if (to > later(from, 366)) throw invalid('/to', 'absence-too-long', 'must be within a year', 'absence-too-long')
    const deputy = deputyId === null ? undefined : personById(world.data, deputyId)
    const unfit = deputyId !== null && (!deputy || deputy.deleted || deputy.blocked || deputy.id === person.id)
    if (unfit) throw invalid('/deputyId', 'deputy-unavailable', 'must be a colleague', 'deputy-unavailable')
    world.data.absences.set(person.id, { from, to, deputyId, note: note?.trim() ? note.trim() : null })
    return call.json<Schemas['Profile']>(profileView(world.data, person, viewer, clocks))
  })

  app.delete('/internal/v2/users/:userId/absence', (call) => {
    const { world, viewer } = call.var
    const person = oneself(call)
    world.data.absences.delete(person.id)
    return call.json<Schemas['Profile']>(profileView(world.data, person, viewer, new Clocks(world.clock.now())))
  })

  app.get('/internal/v2/communication/skills', (call) => {
    const { world, viewer } = call.var
    const typed = folded(call.req.query('search') ?? '')
      .split(/\s+/)
      .filter(Boolean)
    const found = new Map<string, { name: string; count: number }>()
    for (const person of world.data.people.values()) {
      if (!maySee(person, viewer) && person.privateProfile) continue
      for (const { id, name } of person.deleted ? [] : factsOf(person).skills) {
        const words = wordsOf(name)
        if (!typed.every((word) => words.some((own) => own.startsWith(word)))) continue
        found.set(id, { name, count: (found.get(id)?.count ?? 0) + 1 })
      }
    }
    const skills = [...found]
      .sort(([, one], [, other]) => other.count - one.count || (one.name < other.name ? -1 : 1))
      .slice(0, 20)
      .map(([id, { name }]) => ({ id, name }))
    return call.json<Schemas['SkillList']>({ skills })
  })

  app.patch('/internal/v2/users/:userId/settings', async (call) => {
    const { data } = call.var.world
    const change = await call.req.json<Schemas['PersonalSettingsChange']>()
    const person = oneself(call)
    const { languageCode, timeZone } = change
    const offered = data.installation.environment.languages.map(({ code }) => code)
    if (languageCode != null && !offered.includes(languageCode))
      throw invalid('/languageCode', 'language-not-offered', 'must be offered', 'language-not-offered')
    if (timeZone != null && !timeZones.some(({ id }) => id === timeZone))
      throw invalid('/timeZone', 'time-zone-unknown', 'must be a known time zone', 'time-zone-unknown')
    const user = currentUser(data, edit(call, person, change))
    return call.json<Schemas['PersonalSettings']>({ languageCode: user.languageCode, timeZone: user.timeZone })
  })
}

/** The person of the address, if it is the one who asks. */
function oneself(call: Call): Person {
  const person = personOf(call)
  if (person.id !== call.var.viewer.id) throw new Refusal(refusals.profileOfAnother)
  return person
}

/** Puts a changed person in the place of the old one: what is known of one is kept and would be out of date. */
function edit(call: Call, person: Person, change: Partial<PersonEdits>): Person {
  // Photo, language and zone are no part of what the token of a form stands for.
  const ofForm = ['photo', 'languageCode', 'timeZone'].every((name) => !Object.hasOwn(change, name))
  const edits = { ...person.edits, ...change, version: (person.edits?.version ?? 0) + Number(ofForm) }
  const changed = { ...person, edits }
  call.var.world.data.people.set(person.id, changed)
  return changed
}

/** Text without the white space around it; what is empty then is nothing. */
function cleaned(words: Readonly<Record<string, string | null | undefined>>): Partial<PersonEdits> {
  return Object.fromEntries(Object.entries(words).map(([name, text]) => [name, text?.trim() ? text.trim() : null]))
}

/** Skills by their names: case and accents make no other skill. */
function inVocabulary(call: Call, names: readonly string[]): { id: string; name: string }[] {
  const known = new Map<string, { id: string; name: string }>()
  for (const person of call.var.world.data.people.values())
    for (const skill of factsOf(person).skills) known.set(folded(skill.name), skill)
  const skills = names.map((name) => known.get(folded(name.trim())) ?? skillCalled(name.trim()))
  return skills.filter(({ id }, index) => skills.findIndex((other) => other.id === id) === index)
}

function refusedPhoto(code: string, message: string): Refusal {
  return invalid('', code, message, code)
}

function photoAnswer(call: Call, person: Person) {
  const { accountPhotoUrl } = currentUser(call.var.world.data, person)
  return call.json<Schemas['ProfilePhoto']>({ accountPhotoUrl })
}

/** Open tasks of readable posts that concern the viewer and another person, the soonest first. */
function tasksOfBoth(call: Call, other: Person): TaskState[] {
  const { world, viewer } = call.var
  const concerns = (task: TaskState, { id }: Person) =>
    task.createdBy === id || task.monitorIds.has(id) || (task.assignee?.type === 'user' && task.assignee.user.id === id)
  return [...world.data.tasks.values()]
    .filter((task) => {
      const post = world.data.posts.get(task.postId)
      const open = !task.deleted && task.closing === null && post !== undefined && !post.archived
      const readable = post && mayReadPost(world.data, post, viewer)
      return open && readable && concerns(task, viewer) && concerns(task, other)
    })
    .sort((one, next) => (one.dueAt ?? Infinity) - (next.dueAt ?? Infinity))
}

function personOf(call: Call): Person {
  return found(personById(call.var.world.data, call.req.param('userId') ?? ''), refusals.userNotFound)
}
