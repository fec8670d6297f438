export { sendUserFollow } from './api/send-user-follow'
export { useFollow, type FollowOptions } from './api/use-follow'
export { FollowButton, type FollowButtonProps } from './ui/FollowButton'
