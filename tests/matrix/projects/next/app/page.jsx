import { count } from 'nqueens';
import { Board } from './Board.jsx';

export default async function Page() {
  return (
    <main>
      <p>{`count ${await count(10)}`}</p>
      <Board />
    </main>
  );
}
