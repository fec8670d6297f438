export { Paper, type PaperProps } from './ui/Paper'
export { PaperHead, type PaperHeadProps } from './ui/PaperHead'
export { codePath } from './model/code-path'
