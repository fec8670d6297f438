export {
  DEVICE_DRAFTS,
  forgetDeviceDraft,
  keepDeviceDraft,
  listDeviceDrafts,
  readDeviceDraft,
  type DeviceDraft,
  type DraftSubject,
  type ListedDraft,
} from './device-drafts'
