import { count } from 'nqueens';

export const load = async () => ({ total: String(await count(10)) });
