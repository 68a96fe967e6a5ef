export { LazyAddressDialog as Slot } from '../components/address-form/lazy-address-dialog.tsx';
