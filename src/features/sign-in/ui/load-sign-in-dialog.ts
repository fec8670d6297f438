/** The dialog is loaded when a session has ended. */
export const loadSignInDialog = () => import('./SignInDialog')
