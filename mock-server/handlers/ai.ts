import { askAssistant, takeFeedback } from '../actions/assistant.ts'
import type { Schemas } from '../schemas.ts'
import { languageOf } from './language.ts'
import type { PortalApp } from './portal-app.ts'
import { invalid, Refusal, refusals } from './refusals.ts'

/** Questions to the assistant, and what people think of its answers. */
export function aiRoutes(app: PortalApp): void {
  app.post('/internal/v2/ai/chat/rag/message', async (call) => {
    const { world, viewer } = call.var
    const { question, sessionId = null, communityIds } = await call.req.json<Schemas['RagQuestion']>()
    if (!world.data.installation.environment.installedFeatures.aiAssistant)
      throw new Refusal(refusals.assistantForbidden)
    if (question.trim() === '') throw invalid('/question', 'pattern', 'must say something')
    const language = languageOf(call.req.header('accept-language'))
    const outcome = askAssistant(world, { person: viewer, question, sessionId, communityIds, language })
    switch (outcome.kind) {
      case 'answered':
        return call.json<Schemas['RagAnswer']>(outcome.answer)
      case 'expired':
        throw new Refusal(refusals.aiSessionExpired)
      case 'no-access':
        throw new Refusal(refusals.aiCannotAccessInfo)
      case 'too-many':
        throw new Refusal(refusals.aiTooManyRequests, { retryAfter: outcome.retryAfter })
    }
  })

  app.post('/internal/v2/ai/messages/:id/feedback', async (call) => {
    const feedback = await call.req.json<Schemas['MessageFeedback']>()
    if ((feedback.text?.length ?? 0) > 2_000) throw invalid('/text', 'max-length', 'must have at most 2000 characters')
    if (!takeFeedback(call.var.world, call.var.viewer.id, call.req.param('id'), feedback)) {
      throw new Refusal(refusals.aiMessageNotFound)
    }
    return call.body(null, 204)
  })
}
