import { addComment, setCommentLike } from '../actions/comments.ts'
import { addAttachments } from '../actions/attachments.ts'
import { changeState, setPostLike } from '../actions/posts.ts'
import { assignTask } from '../actions/tasks.ts'
import { postStates } from '../content/workflow-states.ts'
import { questions } from '../content/questions.ts'
import { remarks } from '../content/remarks.ts'
import type { PostState } from '../state/data.ts'
import type { World } from '../state/world.ts'
import { demoFiles, demoTasks } from './words.ts'
import { mayReadPost } from '../views/reading.ts'

/** Shortest and longest pause between two things that happen, in milliseconds. */
const pause = { shortest: 20_000, longest: 60_000 }

/** Somebody who is signed in, and a colleague who is about to do something that concerns them. */
type Scene = { world: World; personId: string; colleagueId: string; post: PostState; random: World['random'] }

type Action = (scene: Scene) => void

/** What colleagues do, with how often relative to the others. */
const actions: [weight: number, action: Action][] = [
  [4, mention],
  [4, answer],
  [3, comment],
  [3, likeComment],
  [3, changeStatus],
  [2, attach],
  [2, assign],
  [3, likePost],
]

/**
 * Lets colleagues act: every 20 to 60 seconds something happens to each signed-in person, through the same actions as
 * the handlers. The answer stops it.
 */
export function startColleagues(world: World): () => void {
  const random = world.random.fork('colleagues')
  let callOff: () => void = () => undefined
  const wait = () => {
    callOff = world.clock.after(random.integer(pause.shortest, pause.longest), () => {
      for (const personId of signedInPeople(world)) actFor(world, personId, random)
      wait()
    })
  }
  wait()
  return () => callOff()
}

/** One thing that happens to one person now. */
export function actFor(world: World, personId: string, random: World['random']): void {
  const person = world.data.people.get(personId)
  if (!person) return
  const posts = world.data.feed.filter((post) => !post.archived && mayReadPost(world.data, post, person)).slice(0, 24)
  const colleagues = [...world.data.people.values()].filter(
    ({ id, deleted, blocked }) => id !== personId && !deleted && !blocked,
  )
  if (posts.length === 0) return
  const post = random.pick(posts)
  // The commenting colleague should speak the language of the post; in English everybody does.
  const speakers = colleagues.filter(({ language }) => post.language === 'en' || language === post.language)
  const { id: colleagueId } = random.pick(speakers.length > 0 ? speakers : colleagues)
  pickAction(random)({ world, personId, colleagueId, post, random })
}

function signedInPeople(world: World): Set<string> {
  return new Set([...world.data.auth.sessions.values()].map(({ personId }) => personId))
}

function pickAction(random: World['random']): Action {
  const total = actions.reduce((sum, [weight]) => sum + weight, 0)
  let left = random.integer(1, total)
  for (const [weight, action] of actions) {
    left -= weight
    if (left <= 0) return action
  }
  return comment
}

function mention({ world, personId, colleagueId, post, random }: Scene): void {
  const content = `@${personId}, ${random.pick(questions[post.language])}`
  addComment(world, { by: colleagueId, post, content })
}

/** Somebody answers a comment of the person; who has written none is mentioned instead. */
function answer(scene: Scene): void {
  const { world, personId, colleagueId, random } = scene
  const own = world.data.feed
    .slice(0, 60)
    .flatMap(({ comments }) => comments.filter(({ authorId, deleted }) => authorId === personId && !deleted))
  const replyTo = own.at(random.integer(0, Math.max(0, own.length - 1)))
  const post = replyTo && world.data.posts.get(replyTo.postId)
  if (!post || post.archived) return mention(scene)
  addComment(world, { by: colleagueId, post, content: random.pick(remarks[post.language].answers), replyTo })
}

function comment({ world, personId, colleagueId, post, random }: Scene): void {
  const own = world.data.feed.find(({ authorId, archived }) => authorId === personId && !archived)
  const target = own && random.chance(0.5) ? own : post
  addComment(world, { by: colleagueId, post: target, content: random.pick(remarks[target.language].comments) })
}

function likeComment(scene: Scene): void {
  const { world, personId, colleagueId } = scene
  const own = [...world.data.comments.values()].filter(({ authorId, deleted }) => authorId === personId && !deleted)
  const fresh = own.filter(({ likedBy }) => !likedBy.has(colleagueId)).at(-1)
  if (fresh) setCommentLike(world, fresh, colleagueId, true)
  else mention(scene)
}

/** A like by itself is told to nobody, so a comment comes with it. */
function likePost(scene: Scene): void {
  setPostLike(scene.post, scene.colleagueId, true)
  comment(scene)
}

function changeStatus(scene: Scene): void {
  const { world, personId, colleagueId, random } = scene
  const moving = world.data.feed.slice(0, 40).filter(({ workflowState }) => workflowState)
  if (moving.length === 0) return mention(scene)
  const post = random.pick(moving)
  const next = {
    'ws-draft': 'in-review',
    'ws-review': 'approved',
    'ws-approved': 'published',
    'ws-sent-back': 'in-review',
  } as const
  const from = post.workflowState?.id ?? ''
  const to = postStates[from in next ? next[from as keyof typeof next] : 'in-review']
  changeState(world, { post, by: colleagueId, to, alsoTell: [personId] })
}

function attach(scene: Scene): void {
  const { world, personId, colleagueId, random, post } = scene
  const target = world.data.feed.find(
    ({ id, comments }) => id === post.id || comments.some(({ authorId }) => authorId === personId),
  )
  if (!target) return mention(scene)
  const files = random.shuffle(demoFiles).slice(0, random.integer(1, 3))
  addAttachments(world, { post: target, by: colleagueId, files })
}

function assign({ world, personId, colleagueId, post, random }: Scene): void {
  assignTask(world, {
    post,
    by: colleagueId,
    to: personId,
    title: random.pick(demoTasks),
    dueInDays: random.integer(1, 12),
  })
}
