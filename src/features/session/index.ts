export { beforeSignOut, findSessionFx, signInFx, type Credentials } from './api/effects'
export { keepForPerson } from './model/keep-for-person'
export { $signedIn, $userId, isSignedIn, personChanged, sessionEpoch, useCurrentUser } from './model/person'
export { $renewal, renewalReady, renewalRefused, sessionExpired } from './model/renewal'
export {
  $session,
  $user,
  sessionFound,
  signedIn,
  signedOut,
  signOutRequested,
  type Session,
  type User,
} from './model/session'
export { signOutConfirmed, signOutDelayed } from './model/sign-out-request'
