export { OpeningSoon as Page } from '../shell/OpeningSoon'
