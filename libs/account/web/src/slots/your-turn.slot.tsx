export { YourTurn as Slot } from '../components/turns/your-turn.tsx';
