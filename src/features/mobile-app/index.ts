export { appAddress, type Device } from './model/app-address'
export { AppOfferPage, type AppOfferPageProps } from './ui/AppOfferPage'
