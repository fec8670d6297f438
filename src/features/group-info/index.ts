export { GroupInfoDialog, type GroupInfoDialogProps } from './ui/GroupInfoDialog'
