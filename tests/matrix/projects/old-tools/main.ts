import { count } from 'nqueens';
import { load } from 'nqueens/core';
import { type NQueensBoardElement, TAG } from 'nqueens/element';

export const total: Promise<bigint> = count(8);
export const first: Promise<readonly number[] | null> = load().then((nq) => nq.firstSolution(6));
export const board = document.querySelector<NQueensBoardElement>(TAG);
