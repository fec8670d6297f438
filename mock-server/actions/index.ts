import { notificationTypeIds } from '../../src/api/known-values.gen.ts'
import {
  ControlError,
  optionalNumber,
  optionalText,
  required,
  type ControlCall,
  type Endpoint,
} from '../control/endpoint.ts'
import { postStateById } from '../content/workflow-states.ts'
import type { PostState } from '../state/data.ts'
import type { NotificationContent } from '../state/notifications.ts'
import { stopSessionsOf } from '../state/sessions.ts'
import type { World } from '../state/world.ts'
import { addComment, removeComment } from './comments.ts'
import { changeState, removePost, republish } from './posts.ts'
import { pushNotification } from './push.ts'

/** The person of the design pictures, whom tests mostly are. */
const firstPerson = 'giulia-riva'

const whom = 'id of the person, giulia-riva without it'
const byWhom = 'id of the person who does it, marco-bianchi without it'

/** What can be done to the example organisation from outside; each runs the same action as a colleague would. */
export const actionEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/notifications',
    does: 'Pushes notifications to a person',
    body: {
      userId: whom,
      typeId: `what happened, comment-mention without it; one of ${notificationTypeIds.join(', ')}`,
      count: 'how many, 1 without it',
      content: 'object with fields of the notification that win over what is made up',
    },
    run(call) {
      const world = call.world()
      const personId = optionalText(call.body, 'userId') ?? firstPerson
      const typeId = optionalText(call.body, 'typeId')
      const content = contentOf(call.body['content'])
      const count = Math.min(1_000, optionalNumber(call.body, 'count', 1) ?? 1)
      const pushed = Array.from({ length: count }, () => pushNotification(world, personId, { typeId, content }))
      if (pushed.some((notification) => notification === undefined))
        throw new ControlError(`"${personId}" cannot sign in`)
      return { notifications: pushed.filter((notification) => notification !== null) }
    },
  },
  {
    method: 'POST',
    path: '/comments',
    does: 'Lets a colleague comment on a post',
    body: { postId: 'the post', userId: byWhom, text: 'what they say; @person-id mentions somebody' },
    run(call) {
      const { world, post, by } = actorAndPost(call)
      const comment = addComment(world, { by, post, content: required('text', optionalText(call.body, 'text')) })
      return { commentId: comment.id }
    },
  },
  {
    method: 'POST',
    path: '/comments/remove',
    does: 'Removes a comment; its place stays',
    body: { commentId: 'the comment', userId: byWhom },
    run({ world, body }) {
      const commentId = required('commentId', optionalText(body, 'commentId'))
      const comment = world().data.comments.get(commentId)
      if (!comment) throw new ControlError(`There is no comment "${commentId}"`, 404)
      removeComment(world(), comment, optionalText(body, 'userId') ?? 'marco-bianchi')
      return { removed: commentId }
    },
  },
  {
    method: 'POST',
    path: '/states',
    does: 'Moves a post to another state of the workflow',
    body: { postId: 'the post', stateId: 'for example ws-approved', userId: byWhom },
    run(call) {
      const { world, post, by } = actorAndPost(call)
      const to = postStateById(required('stateId', optionalText(call.body, 'stateId')))
      if (!to) throw new ControlError('"stateId" is not a state of the workflow')
      changeState(world, { post, by, to })
      return { workflowState: post.workflowState }
    },
  },
  {
    method: 'POST',
    path: '/posts',
    does: 'Publishes a post anew, at the top of the feed',
    body: { which: 'number of the text, 0 without it' },
    run({ world, body }) {
      const post = republish(world(), optionalNumber(body, 'which') ?? 0)
      if (!post) throw new ControlError('This world has no posts')
      return { postId: post.id, title: post.title }
    },
  },
  {
    method: 'POST',
    path: '/posts/remove',
    does: 'Removes a post; its notifications stay and lead nowhere',
    body: { postId: 'the post', userId: byWhom },
    run(call) {
      const { world, post, by } = actorAndPost(call)
      removePost(world, post, by)
      return { removed: post.id }
    },
  },
  {
    method: 'POST',
    path: '/sessions/end',
    does: 'Ends all sessions of a person, as if they had expired',
    body: { userId: whom },
    run({ world, body }) {
      const personId = optionalText(body, 'userId') ?? firstPerson
      return { ended: stopSessionsOf(world(), personId) }
    },
  },
]

function actorAndPost(call: ControlCall): { world: World; post: PostState; by: string } {
  const world = call.world()
  const postId = required('postId', optionalText(call.body, 'postId'))
  const post = world.data.posts.get(postId)
  if (!post) throw new ControlError(`There is no post "${postId}"`, 404)
  const by = optionalText(call.body, 'userId') ?? 'marco-bianchi'
  if (!world.data.people.has(by)) throw new ControlError(`Nobody is called "${by}"`)
  return { world, post, by }
}

function contentOf(value: unknown): Partial<NotificationContent> {
  if (value === undefined) return {}
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ControlError('"content" is an object')
  return value
}
