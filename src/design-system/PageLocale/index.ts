export { PageLocale, type PageLocaleProps } from './PageLocale'
