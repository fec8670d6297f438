export {
  GroupLink,
  type GroupLinkProps,
  HashtagLink,
  type HashtagLinkProps,
  PersonLink,
  type PersonLinkProps,
  richTextLinks,
} from './ui/EntityLinks'
