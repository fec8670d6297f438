export { LoadingLayer, type LoadingLayerProps } from './LoadingLayer'
