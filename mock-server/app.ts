import { Hono } from 'hono'
import { aiRoutes } from './handlers/ai.ts'
import { attachmentsRoutes } from './handlers/attachments.ts'
import { authRoutes } from './handlers/auth.ts'
import { bulkTransitionsRoutes } from './handlers/bulk-transitions.ts'
import { candidatesRoutes } from './handlers/candidates.ts'
import { catalogsRoutes } from './handlers/catalogs.ts'
import { collectionsRoutes } from './handlers/collections.ts'
import { commentsRoutes } from './handlers/comments.ts'
import { communitiesRoutes } from './handlers/communities.ts'
import { communityArchiveRoutes, communityEditingRoutes } from './handlers/community-editing.ts'
import { communityMembersRoutes } from './handlers/community-members.ts'
import { communityPartsRoutes } from './handlers/community-parts.ts'
import { acknowledgementsRoutes } from './handlers/acknowledgements.ts'
import { draftsRoutes } from './handlers/drafts.ts'
import { feedbackRoutes } from './handlers/feedback.ts'
import { filesRoutes } from './handlers/files.ts'
import { groupsRoutes } from './handlers/groups.ts'
import { hashtagsRoutes } from './handlers/hashtags.ts'
import { invitationsRoutes } from './handlers/invitations.ts'
import { mySpaceRoutes } from './handlers/my-space.ts'
import { notificationsRoutes } from './handlers/notifications.ts'
import { peopleRoutes } from './handlers/people.ts'
import { planningRoutes } from './handlers/planning.ts'
import type { PortalApp, Variables } from './handlers/portal-app.ts'
import { postsRoutes } from './handlers/posts.ts'
import { preflightRoutes } from './handlers/preflights.ts'
import { Refusal, refusals, toResponse } from './handlers/refusals.ts'
import { relationsRoutes } from './handlers/relations.ts'
import { revisionsRoutes } from './handlers/revisions.ts'
import { searchRoutes } from './handlers/search.ts'
import { requireSession, type SignedIn } from './handlers/sessions.ts'
import { settingsRoutes } from './handlers/settings.ts'
import { tablesRoutes } from './handlers/tables.ts'
import { mediaRoutes } from './handlers/media.ts'
import { uploadsRoutes } from './handlers/uploads.ts'
import { usersRoutes } from './handlers/users.ts'
import { visibilityRoutes } from './handlers/visibility.ts'
import { subActivityRoutes } from './handlers/sub-activities.ts'
import { taskRoutes } from './handlers/tasks.ts'
import { workflowRoutes } from './handlers/workflow.ts'
import { isForeignRequest } from './own-origin.ts'
import { problemResponse, requestIdHeader } from './problem.ts'
import { chooseWorld } from './state/choose-world.ts'
import type { Worlds } from './state/worlds.ts'

/** How the app behaves where it does not stand behind a server. */
export type AppOptions = {
  /** User name of somebody who is signed in from the start: for stories and unit tests, where cookies do not travel. */
  signedInAs?: string | undefined
}

/**
 * The API of the example organisation over the state of its worlds, everything below `/api`. It needs nothing but
 * Fetch, so it answers in Node, under MSW in a browser, and in tests by `app.request(...)`. 501 means that no handler
 * knows the operation.
 */
export function createApp(worlds: Worlds, { signedInAs }: AppOptions = {}): PortalApp {
  const app: PortalApp = new Hono<{ Variables: Variables }>().basePath('/api')
  const signedIn: SignedIn = { worlds: new WeakMap(), userName: signedInAs }

  app.use(async (call, next) => {
    if (isForeignRequest(call.req.raw)) throw new Refusal(refusals.originMismatch)
    call.set('world', chooseWorld(worlds, call.req.raw.headers))
    await next()
    const requestId = call.req.header(requestIdHeader)
    if (requestId !== undefined) call.header(requestIdHeader, requestId)
  })
  app.use('/internal/*', requireSession(signedIn))

  authRoutes(app, signedIn)
  settingsRoutes(app, signedIn)
  peopleRoutes(app)
  usersRoutes(app)
  groupsRoutes(app)
  communitiesRoutes(app)
  communityEditingRoutes(app)
  catalogsRoutes(app)
  communityArchiveRoutes(app)
  communityMembersRoutes(app)
  communityPartsRoutes(app)
  collectionsRoutes(app)
  mySpaceRoutes(app)
  searchRoutes(app)
  hashtagsRoutes(app)
  tablesRoutes(app)
  postsRoutes(app)
  acknowledgementsRoutes(app)
  draftsRoutes(app)
  mediaRoutes(app)
  invitationsRoutes(app)
  candidatesRoutes(app)
  planningRoutes(app)
  visibilityRoutes(app)
  relationsRoutes(app)
  revisionsRoutes(app)
  commentsRoutes(app)
  attachmentsRoutes(app)
  uploadsRoutes(app)
  notificationsRoutes(app)
  aiRoutes(app)
  workflowRoutes(app)
  preflightRoutes(app)
  taskRoutes(app)
  feedbackRoutes(app)
  subActivityRoutes(app)
  bulkTransitionsRoutes(app)
  filesRoutes(app)

  app.notFound((call) => {
    const requestId = call.req.header(requestIdHeader)
    return problemResponse({
      status: 501,
      code: 'not-implemented',
      title: 'No handler knows this operation',
      requestId,
    })
  })
  app.onError((error, call) => {
    if (error instanceof Refusal) return withRequestId(toResponse(error, call.req.raw), call.req.raw)
    const malformed = error instanceof SyntaxError
    if (!malformed) console.error(error)
    const problem = malformed
      ? { status: 400, code: 'malformed-json', title: 'The body is not JSON' }
      : { status: 500, code: 'internal-error', title: 'The server failed' }
    const requestId = call.req.header(requestIdHeader)
    return withRequestId(problemResponse({ ...problem, requestId }), call.req.raw)
  })
  return app
}

function withRequestId(response: Response, request: Request): Response {
  const requestId = request.headers.get(requestIdHeader)
  if (requestId !== null) response.headers.set(requestIdHeader, requestId)
  return response
}
