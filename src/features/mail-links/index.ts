export { UnsubscribePage, VerifyPrivateEmailPage, type MailTokenProps } from './ui/pages'
