// A thread for tests of the pool that never comes to be asked.
throw new Error('stillborn');
