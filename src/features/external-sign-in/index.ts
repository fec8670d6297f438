export { ExternalSignInPage, type ExternalSignInPageProps } from './ui/ExternalSignInPage'
