export { PostPreviewView } from './ui/PostPreviewView'
