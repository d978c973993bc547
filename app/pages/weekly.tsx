import { Outlet } from 'react-router';

/** The layout of everything below /weekly: the index and the twelve signs nest in it. */
export default function Weekly() {
  return <Outlet />;
}
