// What a person may do, and the reason where not: from their roles, the installation and the session’s capabilities.
export {
  can,
  type Circumstances,
  type Permission,
  type ProfileSubject,
  type Refusal,
  type SubjectOf,
  type Verdict,
} from './model/can'
export { usePermissions } from './model/use-permissions'
export { RefusalReason } from './ui/RefusalReason'
