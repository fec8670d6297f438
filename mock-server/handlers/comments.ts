import { addComment, changeComment, removeComment, setCommentLike } from '../actions/comments.ts'
import { plainTextOf } from '../content/rich-text.ts'
import type { Schemas } from '../schemas.ts'
import { personalOf, type CommentState } from '../state/data.ts'
import { commentView, mayEdit, mayRemove, occTokenOf } from '../views/comments.ts'
import { standingComments } from '../views/posts.ts'
import { asKept, paged } from './lists.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { checkInUse, readablePost } from './posts.ts'
import { allowed, found, Refusal, refusals } from './refusals.ts'

/** The longest comment, in characters. */
const longest = 10_000

const oldestFirst = asKept(({ id }: CommentState) => id)

/** The conversation below a post. */
export function commentsRoutes(app: PortalApp): void {
  app.get('/internal/v2/communication/posts/:postId/comments', (call) => {
    const { world, viewer } = call.var
    const post = readablePost(call)
    const { page, nextPageToken } = paged(call, post.comments, { list: 'comments', order: oldestFirst })
    return call.json<Schemas['CommentPage']>({
      comments: page.map((comment) => commentView(world.data, comment, viewer)),
      totalCount: standingComments(post),
      nextPageToken,
    })
  })

  app.post('/internal/v2/communication/posts/:postId/comments', async (call) => {
    const { world, viewer } = call.var
    const post = readablePost(call)
    const { content, replyToCommentId, clientKey } = await call.req.json<Schemas['NewComment']>()
    const { commentsByClientKey } = personalOf(world.data, viewer.id)
    const written = commentsByClientKey.get(clientKey)
    // A lost answer or a double click asks again with the same key: the first comment stands.
    if (written) return call.json<Schemas['Comment']>(commentView(world.data, written, viewer))
    if (post.archived) throw new Refusal(refusals.commentsClosed)
    checkContent(content)
    const replyTo =
      replyToCommentId === undefined
        ? undefined
        : found(
            post.comments.find(({ id, deleted }) => id === replyToCommentId && !deleted),
            refusals.commentNotFound,
          )
    const comment = addComment(world, { by: viewer.id, post, content, replyTo, clientKey })
    commentsByClientKey.set(clientKey, comment)
    return call.json<Schemas['Comment']>(commentView(world.data, comment, viewer), 201)
  })

  app.put('/internal/v2/communication/comments/:commentId', async (call) => {
    const { world, viewer } = call.var
    const comment = commentOf(call)
    const { content, occToken } = await call.req.json<Schemas['CommentChange']>()
    allowed(comment.authorId === viewer.id, refusals.commentForbidden)
    allowed(mayEdit(world.data, comment, viewer), refusals.commentsClosed)
    checkContent(content)
    checkToken(call, comment, occToken)
    changeComment(world, comment, content)
    return call.json<Schemas['Comment']>(commentView(world.data, comment, viewer))
  })

  app.delete('/internal/v2/communication/comments/:commentId', (call) => {
    const { world, viewer } = call.var
    const comment = commentOf(call)
    allowed(mayRemove(world.data, comment, viewer), refusals.commentForbidden)
    checkToken(call, comment, call.req.query('occToken'))
    removeComment(world, comment, viewer.id)
    return call.body(null, 204)
  })

  app.put('/internal/v2/communication/comments/:commentId/like', (call) => like(call, true))
  app.delete('/internal/v2/communication/comments/:commentId/like', (call) => like(call, false))
}

function like(call: Call, liked: boolean) {
  const comment = commentOf(call)
  checkInUse(call, readablePost(call, comment.postId))
  setCommentLike(call.var.world, comment, call.var.viewer.id, liked)
  return call.json<Schemas['CommentLike']>({ likedByMe: liked, likesCount: comment.likedBy.size })
}

function commentOf(call: Call): CommentState {
  const comment = call.var.world.data.comments.get(call.req.param('commentId') ?? '')
  if (!comment || comment.deleted) throw new Refusal(refusals.commentNotFound)
  readablePost(call, comment.postId)
  return comment
}

/** Refuses a change of words that the person has not seen. */
function checkToken(call: Call, comment: CommentState, occToken: string | undefined): void {
  if (occToken === occTokenOf(comment)) return
  const current = commentView(call.var.world.data, comment, call.var.viewer)
  throw new Refusal({ ...refusals.occConflict, title: 'The comment has changed in the meantime', current })
}

/** Refuses a comment that says nothing or too much. */
export function checkContent(content: Schemas['Delta']): void {
  const objects = content.ops.filter(({ insert }) => typeof insert === 'object').length
  const text = plainTextOf(content)
  if (text === '' && objects === 0) {
    const errors = [{ pointer: '/content', code: 'empty', message: 'must say something' }]
    throw new Refusal({ status: 422, code: 'comment-empty', title: 'The comment says nothing', errors })
  }
  if (text.length > longest) {
    const errors = [{ pointer: '/content', code: 'max-length', message: `must have at most ${longest} characters` }]
    throw new Refusal({ status: 422, code: 'comment-too-long', title: 'The comment is too long', errors })
  }
}
