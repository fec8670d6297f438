import { Hono } from 'hono'
import { accountRoutes } from './handlers/account.ts'
import { administrationRoutes } from './handlers/administration.ts'
import { aiNotesRoutes } from './handlers/ai-notes.ts'
import { aiRoutes } from './handlers/ai.ts'
import { attachmentsRoutes } from './handlers/attachments.ts'
import { authRoutes } from './handlers/auth.ts'
import { bulkTransitionsRoutes } from './handlers/bulk-transitions.ts'
import { preflightRoutes } from './handlers/preflights.ts'
import { commentsRoutes } from './handlers/comments.ts'
import { candidatesRoutes } from './handlers/candidates.ts'
import { collectionsRoutes } from './handlers/collections.ts'
import { communitiesRoutes } from './handlers/communities.ts'
import { communityContentRoutes } from './handlers/community-content.ts'
import { communityEditingRoutes } from './handlers/community-editing.ts'
import { communityMembersRoutes } from './handlers/community-members.ts'
import { customerFeedbackRoutes } from './handlers/customer-feedback.ts'
import { draftsRoutes } from './handlers/drafts.ts'
import { acknowledgementsRoutes } from './handlers/acknowledgements.ts'
import { invitationsRoutes } from './handlers/invitations.ts'
import { peopleRoutes } from './handlers/people.ts'
import { planningRoutes } from './handlers/planning.ts'
import { mediaRoutes } from './handlers/media.ts'
import { filesRoutes } from './handlers/files.ts'
import { groupsRoutes } from './handlers/groups.ts'
import { hashtagsRoutes } from './handlers/hashtags.ts'
import { homesRoutes } from './handlers/homes.ts'
import { languageOf } from './handlers/language.ts'
import { localise } from './handlers/localise.ts'
import { notificationSettingsRoutes } from './handlers/notification-settings.ts'
import { mySpaceRoutes } from './handlers/my-space.ts'
import { notificationsRoutes } from './handlers/notifications.ts'
import type { Call, PortalApp, Variables } from './handlers/portal-app.ts'
import { profileRoutes } from './handlers/profiles.ts'
import { postsRoutes } from './handlers/posts.ts'
import { Refusal, refusals, toResponse } from './handlers/refusals.ts'
import { requireSession, type SignedIn } from './handlers/sessions.ts'
import { registryRoutes } from './handlers/registry.ts'
import { relationsRoutes } from './handlers/relations.ts'
import { searchRoutes } from './handlers/search.ts'
import { settingsRoutes } from './handlers/settings.ts'
import { statisticsRoutes } from './handlers/statistics.ts'
import { subActivitiesRoutes } from './handlers/sub-activities.ts'
import { surveysRoutes } from './handlers/surveys.ts'
import { tablesRoutes } from './handlers/tables.ts'
import { uploadsRoutes } from './handlers/uploads.ts'
import { usersRoutes } from './handlers/users.ts'
import { visibilityRoutes } from './handlers/visibility.ts'
import { feedbackRoutes } from './handlers/feedback.ts'
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
    await inLanguageOf(call)
    const requestId = call.req.header(requestIdHeader)
    if (requestId !== undefined) call.header(requestIdHeader, requestId)
  })
  app.use('/internal/*', requireSession(signedIn))

  authRoutes(app, signedIn)
  accountRoutes(app, signedIn)
  settingsRoutes(app, signedIn)
  // Before the users: `/users/facets` is nobody's id.
  peopleRoutes(app)
  profileRoutes(app)
  usersRoutes(app)
  customerFeedbackRoutes(app)
  groupsRoutes(app)
  registryRoutes(app)
  administrationRoutes(app)
  communitiesRoutes(app)
  communityEditingRoutes(app)
  mySpaceRoutes(app)
  communityMembersRoutes(app)
  communityContentRoutes(app)
  homesRoutes(app)
  hashtagsRoutes(app)
  tablesRoutes(app)
  postsRoutes(app)
  draftsRoutes(app)
  planningRoutes(app)
  invitationsRoutes(app)
  acknowledgementsRoutes(app)
  surveysRoutes(app)
  relationsRoutes(app)
  visibilityRoutes(app)
  collectionsRoutes(app)
  mediaRoutes(app)
  candidatesRoutes(app)
  searchRoutes(app)
  commentsRoutes(app)
  attachmentsRoutes(app)
  uploadsRoutes(app)
  notificationsRoutes(app)
  notificationSettingsRoutes(app)
  aiRoutes(app)
  workflowRoutes(app)
  statisticsRoutes(app)
  subActivitiesRoutes(app)
  taskRoutes(app)
  feedbackRoutes(app)
  aiNotesRoutes(app)
  preflightRoutes(app)
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

/** Gives an answer the names of the person's language; the state of a world is English. */
async function inLanguageOf(call: Call): Promise<void> {
  const language = languageOf(call.req.header('accept-language'))
  if (language === 'en' || !call.res.headers.get('content-type')?.startsWith('application/json')) return
  const body = JSON.stringify(localise(await call.res.json(), language))
  call.res = new Response(body, call.res)
}
