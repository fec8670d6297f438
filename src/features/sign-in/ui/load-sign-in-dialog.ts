/** The dialog over the page is no part of the door; what stands in the portal for it asks for it when the session has ended. */
export const loadSignInDialog = () => import('./SignInDialog')
