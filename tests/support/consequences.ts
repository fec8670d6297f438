import type { Fault } from '../../mock-server/state/faults.ts'

/** What the browser says by itself when an answer has an error status, or none came. */
export const failedRequest = /^Failed to load resource/

/** What the browser says when a call was refused because another one came before it. */
export const conflicted = /^Failed to load resource: .* status of 409/

/** What is logged when realtime cannot be reached. */
export const realtimeLost = /Can't connect to the realtime/

/** What the browser writes when a realtime connection is cut or refused. */
export const socketFailed = /WebSocket connection to/

/** What the router writes to the console when a screen hands its failure to the page of that failure. */
export const handedOver = /^React Router caught the following error/

/** A failed call in the words of the portal; they begin with the code of the failure, or the title of its problem. */
const apiError = (words: string) => new RegExp(`ApiError: (?:${words})`)

/** The lines that the browser and the portal write to the console because of what a test breaks. */
export const consequences = {
  offline: [failedRequest, realtimeLost, socketFailed, apiError('offline')],
  outOfService: [failedRequest, realtimeLost, apiError('The service is out of service')],
  realtimeDropped: [realtimeLost, socketFailed],
  /** The files of the screens, and the one of realtime, may be gone. */
  chunksGone: [failedRequest, realtimeLost, /^Refused to apply style/],
  /** The API refuses the session, and it takes the realtime connection with it. */
  sessionEnded: [failedRequest, realtimeLost, apiError('The session has expired|A session is required')],
}

/** The same of an operation that fails. */
export function consequencesOfFault(kind: Fault['kind'], status?: number): RegExp[] {
  switch (kind) {
    case 'delay':
      return []
    case 'never':
      return [apiError('timeout')]
    case 'status':
      return [failedRequest, apiError('(?!timeout|offline|malformed)')]
    default: {
      const isFailure = (status ?? (kind === 'html' ? 502 : 200)) >= 400
      return isFailure ? [failedRequest, apiError(`http-${status ?? 502}`)] : [apiError('malformed')]
    }
  }
}
